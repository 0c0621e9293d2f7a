import { WebSocket } from 'ws';
import { MessageFault, type StreamMessage, type StreamProtocol } from './stream-protocol.ts';
import type { StreamTimings } from './stream-timings.ts';

/** Why a connection is over: it ended, fell silent, or the vendor does not want it. */
export type SessionEnd = 'ended' | 'silent' | 'refused';

export type SessionListener = {
  onOpen(): void;
  onMessage(message: StreamMessage): void;
  /** A message that is not as it should be: it is left out. */
  readonly onFault: (fault: MessageFault) => void;
  /** Called once. */
  onEnd(end: SessionEnd): void;
};

/** One connection to a vendor's socket. */
export type SocketSession = { send(text: string): void; close(end?: SessionEnd): void };

const maxPayload = 1024 * 1024;
const handshakeTimeout = 10_000;
const refusingStatuses = new Set([401, 403, 406, 418, 451]);

/** Connects, answers pings, keeps the connection alive, and ends it when the vendor falls silent. */
export function openSocketSession(
  { protocol, url, timings }: { protocol: StreamProtocol; url: string; timings: StreamTimings },
  listener: SessionListener,
): SocketSession {
  const socket = new WebSocket(url, { maxPayload, perMessageDeflate: false, handshakeTimeout });
  const silenceMs = Math.max(3 * protocol.heartbeatMs, timings.silence);
  let isOver = false;
  let pings: NodeJS.Timeout | undefined;
  let silence = setTimeout(() => close('silent'), silenceMs);

  function close(end: SessionEnd = 'ended'): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    clearInterval(pings);
    // A peer that stopped reading would keep a polite close waiting for half a minute.
    socket.terminate();
    listener.onEnd(end);
  }
  function hear(): void {
    clearTimeout(silence);
    if (!isOver) silence = setTimeout(() => close('silent'), silenceMs);
  }
  socket.on('open', () => {
    hear();
    const { ping } = protocol;
    if (ping !== undefined) pings = setInterval(() => socket.send(ping.text), ping.everyMs);
    listener.onOpen();
  });
  socket.on('message', (data: Buffer) => {
    hear();
    if (!isOver) readMessages(data, protocol, listener);
  });
  socket.on('ping', hear);
  socket.on('unexpected-response', (_, response) =>
    close(refusingStatuses.has(response.statusCode ?? 0) ? 'refused' : 'ended'),
  );
  socket.on('error', () => close());
  socket.on('close', () => close());
  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close,
  };
}

function readMessages(data: Buffer, protocol: StreamProtocol, listener: SessionListener): void {
  let messages: readonly StreamMessage[];
  try {
    messages = protocol.parse(data.toString('utf8'));
  } catch (fault) {
    if (!(fault instanceof MessageFault)) throw fault;
    listener.onFault(fault);
    return;
  }
  for (const message of messages) listener.onMessage(message);
}
