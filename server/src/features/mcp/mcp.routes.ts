import { randomUUID } from 'node:crypto';
import { mcpPath } from '@vela/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Analyst } from '../../analyst.ts';
import { hashToken } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import { requireOwnOrigin } from '../../http/same-site.ts';
import { toOwner } from '../../threads/owner.ts';
import { createWindowLimiter } from '../../window-limiter.ts';
import type { AppDeps, AuthenticateReader, FeaturePlugin } from '../feature.ts';

type Deps = Pick<AppDeps, 'config' | 'marketData' | 'now' | 'mcpLimit'> & {
  readonly authenticateReader: AuthenticateReader;
  readonly analyst: Pick<Analyst, 'answer'>;
};

/** Calls of one key; docs/operations.md states them. */
const usualLimit = { points: 600, seconds: 3600 };

/** A request as the protocol's library takes it; its body was parsed here. */
function toWebRequest({ headers, method, url }: FastifyRequest, publicUrl: string): Request {
  const accepted = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
  );
  return new Request(new URL(url, publicUrl), { method, headers: accepted });
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get('content-type');
  if (type !== null) reply.header('content-type', type);
  return reply.code(response.status).send(await response.text());
}

/**
 * The tools of the engine for MCP clients over streamable HTTP, with an API key that may use them.
 * Each call stands alone: there is no session, and nothing is sent that was not asked for.
 */
export function createMcpRoutes({
  config,
  marketData,
  now,
  analyst,
  authenticateReader,
  mcpLimit = usualLimit,
}: Deps): FeaturePlugin {
  const limiter = createWindowLimiter(mcpLimit);
  const { catalogue } = marketData;

  function countCall(request: FastifyRequest): void {
    const waitMs = limiter.consume(hashToken(request.headers.authorization ?? ''));
    if (waitMs === undefined) return;
    throw new AppError('TOO_MANY_REQUESTS', 'the limit of an API key was reached', {
      details: { retry_after: Math.ceil(waitMs / 1000) },
    });
  }

  return async (app) => {
    const schema = {
      summary: 'The tools of the engine, over the Model Context Protocol',
      security: [{ bearer: [] }],
    };
    app.post(mcpPath, { schema }, async (request, reply) => {
      // A page of another site that a browser shows must not use a server on this machine.
      requireOwnOrigin(request, config);
      const { userId } = await authenticateReader(request, 'tools');
      countCall(request);
      // Loaded with the first call.
      const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all(
        [
          import('../../mcp/create-mcp-server.ts'),
          import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
        ],
      );
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      const server = createMcpServer({
        analyst: { answer: (question) => analyst.answer(question, toOwner(userId)) },
        catalogue,
        now,
        newId: randomUUID,
      });
      await server.connect(transport);
      try {
        const parsedBody = request.body;
        const asked = toWebRequest(request, config.publicUrl);
        return await sendResponse(reply, await transport.handleRequest(asked, { parsedBody }));
      } finally {
        await server.close();
      }
    });
  };
}
