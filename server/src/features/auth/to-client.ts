import type { FastifyRequest } from 'fastify';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type { Client } from './auth-deps.ts';

/** The client of a request, as recorded with sessions and audit events. */
export function toClient(request: FastifyRequest): Client {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    requestId: request.id,
    language: detectRequestLanguage(request),
  };
}
