import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createLineBudget } from '../logging/line-budget.ts';

/** Requests logged one by one in a second; the log says how many more there were. */
const linesPerSecond = 20;

/** One line for each completed request up to `linesPerSecond`, then their number. */
export function createRequestLines(): InstanceType<typeof Fastify.LogController> {
  const budget = createLineBudget(linesPerSecond);
  class RequestLines extends Fastify.LogController {
    override incomingRequest(): void {}

    override requestCompleted(
      error: Error | null | undefined,
      request: FastifyRequest,
      reply: FastifyReply,
    ): void {
      if (!budget.take() && !error) return;
      const skipped = budget.takeSkipped();
      if (skipped > 0) request.log.info({ skipped }, 'requests that were not logged one by one');
      const facts = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      if (error) request.log.error({ ...facts, err: error }, 'request errored');
      else request.log.info(facts, 'request completed');
    }
  }
  return new RequestLines();
}
