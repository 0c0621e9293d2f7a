import {
  alertLimits,
  getAlertFault,
  type Interval,
  type WireAlertCondition,
} from '@vela/contracts';
import { isIntrabarPossible } from '@vela/engine';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { detectRequestLanguage } from '../../http/request-language.ts';
import { createMarketDataError, getInstrument } from '../../market-errors.ts';
import { readAlertSeries, type AlertReading, type AlertReadingDeps } from './read-alert-series.ts';

const dayMs = 86_400_000;

function createFieldError(
  field: 'condition' | 'evaluation' | 'expiresAt',
  request: FastifyRequest,
): AppError {
  const message = getAlertFault(field, detectRequestLanguage(request));
  return new AppError('VALIDATION_FAILED', `${field} of an alert`, {
    details: { fields: [{ field, message }] },
  });
}

type Asked = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly condition: WireAlertCondition;
  readonly evaluation: 'close' | 'intrabar';
};

/** The series of an alert. Throws for what cannot be evaluated on it, and where there is none. */
export async function openAlertSeries(
  deps: AlertReadingDeps,
  request: FastifyRequest,
  { symbol, interval, condition, evaluation }: Asked,
): Promise<AlertReading> {
  const instrument = getInstrument(deps.marketData.catalogue, symbol, request);
  const reading = await readAlertSeries(deps, instrument, interval);
  if (reading.kind === 'unavailable') throw createMarketDataError(reading.refusals);
  if (!reading.evaluator.canEvaluate(condition)) throw createFieldError('condition', request);
  if (evaluation === 'intrabar' && !isIntrabarPossible(condition))
    throw createFieldError('evaluation', request);
  return reading;
}

/** Throws for an end in the past, or later than an alert may end. */
export function checkExpiry(
  request: FastifyRequest,
  expiresAt: number | undefined,
  now: number,
): void {
  const isOutside =
    expiresAt !== undefined &&
    (expiresAt <= now || expiresAt > now + alertLimits.maxExpiryDays * dayMs);
  if (isOutside) throw createFieldError('expiresAt', request);
}
