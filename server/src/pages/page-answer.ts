import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers one request for a page, or for the data of one. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
