import type { Instrument } from '@vela/contracts';
import type { FastifyRequest } from 'fastify';
import type { Analyst } from './analyst.ts';
import type { AppDeps } from './features/feature.ts';
import { getInstrument } from './market-errors.ts';

type Deps = Pick<AppDeps, 'marketData'> & { readonly analyst: Pick<Analyst, 'findCompany'> };

/**
 * The instrument whose filings are asked for: of the catalogue, else a company that is known by its
 * filings alone. `owner` names whose turn it takes. Throws as `getInstrument` does.
 */
export async function findCompany(
  request: FastifyRequest,
  { symbol, owner }: { readonly symbol: string; readonly owner: string },
  { marketData: { catalogue }, analyst }: Deps,
): Promise<Instrument> {
  const isUnknown = catalogue.resolve(symbol).kind === 'unknown';
  const filer = isUnknown ? await analyst.findCompany(symbol, owner) : undefined;
  return filer ?? getInstrument(catalogue, symbol, request);
}
