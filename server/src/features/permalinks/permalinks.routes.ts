import { permalinkSchema, verificationSchema, type ShownAnalysis } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addId } from '../../analysis-text.ts';
import { joinAnalysisJson } from '../../db/analysis-store.ts';
import { readAnalysis, type AnalysisRow } from '../../db/read-analysis.ts';
import { findShare } from '../../db/share-store.ts';
import { AppError } from '../../errors.ts';
import { sendJson } from '../../http/encoded-json.ts';
import { isId } from '../../http/parse-id.ts';
import { toOwner } from '../../threads/owner.ts';
import type { FeaturePlugin } from '../feature.ts';
import { createFigure } from './create-figure.ts';
import type { PermalinkDeps } from './permalink-deps.ts';
import { addShareRoutes } from './share.routes.ts';
import { verifyAnalysis } from './verify-analysis.ts';

/** Pages of links are for people who have the link, not for search engines. */
const headers = { 'x-robots-tag': 'noindex, nofollow' } as const;

type Opened = {
  readonly stored: AnalysisRow;
  readonly isOwn: boolean;
  /** Whose turn work on it takes. */
  readonly owner: string;
  /** The account of its owner, where that reads it. */
  readonly account?: number;
};

const createMissingError = () => new AppError('NOT_FOUND', 'no such analysis of this person');

/** The analysis of a key, for its owner or for everybody who has its link. */
async function openPermalink(
  request: FastifyRequest,
  key: string,
  deps: PermalinkDeps,
): Promise<Opened> {
  const { authenticate, db } = deps;
  if (isId(key)) {
    const { userId } = await authenticate(request);
    const stored = await readAnalysis(db, key.toLowerCase());
    if (stored?.userId !== userId) throw createMissingError();
    return { stored, isOwn: true, owner: toOwner(userId), account: userId };
  }
  const { analysisId } = await findShare(deps, key);
  const stored = analysisId === null ? undefined : await readAnalysis(db, analysisId);
  if (stored === undefined) throw createMissingError();
  return { stored, isOwn: false, owner: `address ${request.ip}` };
}

/** JSON of a `Permalink`. */
async function toPermalinkJson(
  { stored, isOwn }: Opened,
  { marketData }: PermalinkDeps,
): Promise<string> {
  const { id, content, findings, createdAt, contentHash, recipe } = stored;
  const shown: ShownAnalysis = JSON.parse(addId(id, content));
  const figure =
    shown.mode === 'technical'
      ? await createFigure(
          { ...shown, findings: JSON.parse(findings ?? '[]') },
          recipe?.askedAt ?? createdAt,
          marketData,
        )
      : null;
  const { engine = null, request = null } = recipe ?? {};
  const made = { createdAt, contentHash, engine, request };
  const rest = JSON.stringify({ made, figure, own: isOwn });
  return `{"analysis":${joinAnalysisJson(stored)},${rest.slice(1)}`;
}

/** Pages of stored analyses, their verification, and the links by which they are shared. */
export function createPermalinkRoutes(deps: PermalinkDeps): FeaturePlugin {
  const { countWork } = deps;
  return async (app) => {
    const params = z.object({ key: z.string() });
    const readSchema = {
      summary: 'A stored analysis by its own id, or by the key of a link that its owner shared',
      params,
      response: { 200: permalinkSchema },
    };
    app.get('/api/permalinks/:key', { schema: readSchema }, async (request, reply) => {
      await countWork('shared-page', { ip: request.ip });
      const opened = await openPermalink(request, request.params.key, deps);
      return sendJson(reply.headers(headers), await toPermalinkJson(opened, deps));
    });

    const verifySchema = {
      summary: 'Compute it again from the kept candles, and compare the bytes',
      params,
      response: { 200: verificationSchema },
    };
    const path = '/api/permalinks/:key/verification';
    app.post(path, { schema: verifySchema }, async (request, reply) => {
      const { stored, owner, account } = await openPermalink(request, request.params.key, deps);
      await countWork('verification', account === undefined ? { ip: request.ip } : { account });
      reply.headers(headers);
      return verifyAnalysis(stored, deps, owner);
    });

    addShareRoutes(app, deps);
  };
}
