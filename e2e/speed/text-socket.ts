import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A WebSocket that sends and hears short texts (RFC 6455). */
export type TextSocket = { send(text: string): void };

const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const;

function toFrame(opcode: number, body: Buffer): Buffer {
  if (body.length < 126) return Buffer.concat([Buffer.from([0x80 | opcode, body.length]), body]);
  const head = Buffer.from([0x80 | opcode, 126, 0, 0]);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

type Frame = { readonly opcode: number; readonly body: Buffer; readonly size: number };

/** The first frame of what has arrived; undefined while it is not whole. */
function readFrame(data: Buffer): Frame | undefined {
  if (data.length < 6) return undefined;
  const [first = 0, second = 0] = data;
  const isLong = (second & 0x7f) === 126;
  const start = isLong ? 8 : 6;
  if (data.length < start) return undefined;
  const length = isLong ? data.readUInt16BE(2) : second & 0x7f;
  if (data.length < start + length) return undefined;
  const mask = data.subarray(start - 4, start);
  const body = Buffer.from(data.subarray(start, start + length));
  for (const [index, byte] of body.entries()) body[index] = byte ^ (mask[index % 4] ?? 0);
  return { opcode: first & 0x0f, body, size: start + length };
}

type Heard = {
  readonly onOpen: (socket: TextSocket) => void;
  readonly onText: (socket: TextSocket, text: string) => void;
  readonly onEnd: (socket: TextSocket) => void;
};

/** Takes the WebSockets that clients of a server open. */
export function acceptSockets(server: Server, { onOpen, onText, onEnd }: Heard): void {
  server.on('upgrade', (request: IncomingMessage, stream: Duplex) => {
    const key = `${request.headers['sec-websocket-key']}${guid}`;
    const accepted = createHash('sha1').update(key).digest('base64');
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
    );
    const socket = {
      send: (text: string) => stream.write(toFrame(opcodes.text, Buffer.from(text))),
    };
    let arrived: Buffer = Buffer.alloc(0);
    stream.on('data', (data: Buffer) => {
      arrived = Buffer.concat([arrived, data]);
      for (let frame = readFrame(arrived); frame !== undefined; frame = readFrame(arrived)) {
        arrived = arrived.subarray(frame.size);
        if (frame.opcode === opcodes.text) onText(socket, frame.body.toString('utf8'));
        if (frame.opcode === opcodes.ping) stream.write(toFrame(opcodes.pong, frame.body));
        if (frame.opcode === opcodes.close) stream.end(toFrame(opcodes.close, frame.body));
      }
    });
    stream.on('error', () => stream.destroy());
    stream.on('close', () => onEnd(socket));
    onOpen(socket);
  });
}
