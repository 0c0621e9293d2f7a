import {
  chatPaths,
  indicatorListQuerySchema,
  indicatorListSchema,
  indicatorQuerySchema,
  indicatorValuesSchema,
  type Interval,
  type Language,
} from '@vela/contracts';
import { indicatorDefinitions } from '@vela/engine';
import type { CandleSeries } from '@vela/market-data';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cacheBytes } from '../../cache-bytes.ts';
import { AppError } from '../../errors.ts';
import { createJsonCache, sendEncoded } from '../../http/encoded-json.ts';
import { errorAnswers } from '../../http/error-answers-schema.ts';
import { createFieldError } from '../../http/field-faults.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import { getInstrument, createMarketDataError } from '../../market-errors.ts';
import type { AppDeps, CountWork, FeaturePlugin, IsGuest } from '../feature.ts';
import { createIndicatorEncoder } from './encode-indicator.ts';
import { readIndicatorParameters } from './indicator-parameters.ts';
import { listIndicators } from './list-indicators.ts';

type Wanted = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly limit: number;
  readonly vendor?: string | undefined;
};

async function getSeries(
  { isGuest, marketData, now }: IndicatorDeps,
  { symbol, ...wanted }: Wanted,
  request: FastifyRequest,
): Promise<CandleSeries> {
  const instrument = getInstrument(marketData.catalogue, symbol, request);
  const forGuest = await isGuest(request);
  const result = await marketData.getSeries({ instrument, ...wanted, now: now(), forGuest });
  if (result.kind === 'unavailable') throw createMarketDataError(result.refusals);
  return result.series;
}

/** Throws VALIDATION_FAILED for a second instrument that is missing or not taken. */
function checkOther(needsOther: boolean, other: string | undefined, language: Language): void {
  if (needsOther === (other !== undefined)) return;
  const fields = [createFieldError('other', needsOther ? 'required' : 'unexpected', language)];
  throw new AppError('VALIDATION_FAILED', 'a second instrument is missing, or one too many', {
    details: { fields },
  });
}

type IndicatorDeps = Pick<AppDeps, 'marketData' | 'now'> & {
  readonly countWork: CountWork;
  readonly isGuest: IsGuest;
};

/** Routes of the indicator list, and of an indicator's values for the candles of a chart. */
export function createIndicatorRoutes(deps: IndicatorDeps): FeaturePlugin {
  const encode = createIndicatorEncoder();
  const rememberList = createJsonCache(cacheBytes.indicatorList);
  return async (app) => {
    const listSchema = {
      summary: 'Every indicator: its parameters, its outputs and its words',
      querystring: indicatorListQuerySchema,
      response: { 200: indicatorListSchema, ...errorAnswers },
    };
    app.get(chatPaths.indicators, { schema: listSchema }, async (request, reply) => {
      const language = request.query.language ?? detectRequestLanguage(request);
      return sendEncoded(
        request,
        reply,
        await rememberList(language, () => listIndicators(language)),
      );
    });
    const valuesSchema = {
      summary: 'The values of an indicator beside the open times of their candles',
      params: z.object({ id: z.string() }),
      querystring: indicatorQuerySchema,
      response: { 200: indicatorValuesSchema, ...errorAnswers },
    };
    app.get('/api/indicators/:id/values', { schema: valuesSchema }, async (request, reply) => {
      await deps.countWork('indicator', { ip: request.ip });
      const definition = indicatorDefinitions.find(({ id }) => id === request.params.id);
      if (definition === undefined) throw new AppError('NOT_FOUND', 'there is no such indicator');
      const { symbol, interval, limit, before, vendor, other: otherSymbol } = request.query;
      const language = detectRequestLanguage(request);
      const parameters = readIndicatorParameters(definition, request.query);
      checkOther(definition.needsOther === true, otherSymbol, language);
      const series = await getSeries(deps, { symbol, interval, limit, vendor }, request);
      const other =
        otherSymbol === undefined
          ? undefined
          : await getSeries(deps, { symbol: otherSymbol, interval, limit }, request);
      const encoded = await encode({ definition, parameters, series, other }, { limit, before });
      return sendEncoded(request, reply, encoded);
    });
  };
}
