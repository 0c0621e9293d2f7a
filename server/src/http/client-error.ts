import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  detectLanguage,
  errorMessage,
  type ErrorBody,
  type ErrorCode,
  type Language,
} from '@vela/contracts';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { statusOf } from '../errors.ts';
import { languageInUrl } from './request-language.ts';
import { apiHeaders } from './security-headers.ts';

const codeOfNode: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/** As far as it can be seen in what was received of a request that could not be read. */
function languageIn(error: Error): Language {
  const packet: unknown = 'rawPacket' in error ? error.rawPacket : undefined;
  const received = Buffer.isBuffer(packet) ? packet.subarray(0, 16_384).toString('latin1') : '';
  const [, url = ''] = /^\S+ (\S+)/.exec(received) ?? [];
  return detectLanguage({
    query: languageInUrl(url),
    cookie: /^cookie:.*?\bi18next=(\w+)/im.exec(received)?.[1],
    acceptLanguage: /^accept-language:(.*)$/im.exec(received)?.[1],
  });
}

function rawAnswer(code: ErrorCode, language: Language, config: Config): string {
  const body: ErrorBody = { detail: { error_code: code, message: errorMessage(code, language) } };
  const json = JSON.stringify(body);
  const headers = {
    ...apiHeaders(config),
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-language': language,
    'content-length': String(Buffer.byteLength(json)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${statusOf[code]} ${STATUS_CODES[statusOf[code]]}\r\n${lines.join('')}\r\n${json}`;
}

/** Answers a request that Node gave up reading (no HTTP, too many headers, too slow) as every other error is answered, and ends its connection. */
export function answerClientErrors(
  config: Config,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = codeOfNode[error.code] ?? 'MALFORMED_REQUEST';
    if (socket.writable) socket.write(rawAnswer(code, languageIn(error), config));
    socket.destroy(error);
  };
}
