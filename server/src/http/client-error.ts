import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  detectLanguage,
  getErrorMessage,
  type ErrorBody,
  type ErrorCode,
  type Language,
} from '@vela/contracts';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { statusByErrorCode } from '../errors.ts';
import { readUrlLanguage } from './request-language.ts';
import { getApiHeaders } from './security-headers.ts';

const errorCodeByNodeCode: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/** Language of a request that could not be parsed, from the bytes received. */
function detectPacketLanguage(error: Error): Language {
  const packet: unknown = 'rawPacket' in error ? error.rawPacket : undefined;
  const received = Buffer.isBuffer(packet) ? packet.subarray(0, 16_384).toString('latin1') : '';
  const [, url = ''] = /^\S+ (\S+)/.exec(received) ?? [];
  return detectLanguage({
    query: readUrlLanguage(url),
    cookie: /^cookie:.*?\bi18next=(\w+)/im.exec(received)?.[1],
    acceptLanguage: /^accept-language:(.*)$/im.exec(received)?.[1],
  });
}

function createRawResponse(code: ErrorCode, language: Language, config: Config): string {
  const body: ErrorBody = {
    detail: { error_code: code, message: getErrorMessage(code, language) },
  };
  const json = JSON.stringify(body);
  const headers = {
    ...getApiHeaders(config),
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-language': language,
    'content-length': String(Buffer.byteLength(json)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${statusByErrorCode[code]} ${STATUS_CODES[statusByErrorCode[code]]}\r\n${lines.join('')}\r\n${json}`;
}

/** For requests Node could not parse: sends the usual error body, closes the connection. */
export function createClientErrorHandler(
  config: Config,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = errorCodeByNodeCode[error.code] ?? 'MALFORMED_REQUEST';
    if (socket.writable) socket.write(createRawResponse(code, detectPacketLanguage(error), config));
    socket.destroy(error);
  };
}
