import {
  analysisQuerySchema,
  analysisSchema,
  chatPaths,
  candleLimit,
  createAnalysisSchema,
  type StreamedAnalysis,
} from '@vela/contracts';
import { z } from 'zod';
import { addId } from '../../analysis-text.ts';
import type { Analyst } from '../../analyst.ts';
import type { CandleEncoder } from '../../candles/encode-candles.ts';
import { joinAnalysisBytes, joinAnalysisJson } from '../../db/analysis-store.ts';
import { readAnalysis } from '../../db/read-analysis.ts';
import { AppError } from '../../errors.ts';
import { sendJson } from '../../http/encoded-json.ts';
import { isId } from '../../http/parse-id.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import type {
  AppDeps,
  Authenticate,
  AuthenticateReader,
  CountWork,
  FeaturePlugin,
} from '../feature.ts';
import { makeAnalysis } from './make-analysis.ts';
import { readCandlesJson } from './read-candles.ts';

type Deps = Pick<AppDeps, 'db' | 'marketData' | 'now'> & {
  readonly authenticate: Authenticate;
  readonly authenticateReader: AuthenticateReader;
  readonly countWork: CountWork;
  readonly analyst: Analyst;
  readonly encodeCandles: CandleEncoder;
};

const security = [{ bearer: [] }];

/** Routes to create an analysis outside a conversation, and to read one by permalink. */
export function createAnalysisRoutes(deps: Deps): FeaturePlugin {
  const { authenticate, authenticateReader, countWork, db, now } = deps;
  return async (app) => {
    const makeSchema = {
      summary: 'Analyse an instrument and keep the analysis',
      security,
      body: createAnalysisSchema,
      querystring: analysisQuerySchema,
      response: { 201: analysisSchema },
    };
    app.post(chatPaths.analyses, { schema: makeSchema }, async (request, reply) => {
      const { userId } = await authenticate(request);
      await countWork('analysis', { account: userId });
      const { symbol, vendor, interval, mode = 'technical' } = request.body;
      const { limit = candleLimit.default } = request.body;
      const language = detectRequestLanguage(request);
      const plan = { intent: 'analyze', namesInstrument: true } as const;
      const asked = {
        symbol,
        ...(vendor === undefined ? {} : { vendor }),
        interval,
        window: { limit },
        mode,
        language,
        plan,
      };
      const made = await makeAnalysis(deps, { userId, request: asked, now: now() });
      const withCandles = request.query.include === 'candles';
      const candles =
        withCandles && made.chart !== undefined
          ? { candles: await readCandlesJson(deps, made.chart) }
          : {};
      reply.code(201).header('location', chatPaths.analysis(made.id));
      return sendJson(reply, joinAnalysisBytes({ ...made, ...candles }));
    });

    const readSchema = {
      summary: 'An own analysis by its id, with its candles when they are asked for',
      security,
      params: z.object({ id: z.string() }),
      querystring: analysisQuerySchema,
      response: { 200: analysisSchema },
    };
    app.get('/api/analyses/:id', { schema: readSchema }, async (request, reply) => {
      const { userId } = await authenticateReader(request, 'analyses');
      const { id } = request.params;
      const stored = isId(id) ? await readAnalysis(db, id) : undefined;
      if (stored?.userId !== userId)
        throw new AppError('NOT_FOUND', 'no such analysis of this person');
      if (request.query.include === undefined) return sendJson(reply, joinAnalysisJson(stored));
      const shown: StreamedAnalysis = JSON.parse(addId(id, stored.content));
      const candles =
        shown.mode === 'technical' ? { candles: await readCandlesJson(deps, shown) } : {};
      return sendJson(reply, joinAnalysisJson({ ...stored, ...candles }));
    });
  };
}
