import type { AnalysisRequest } from '@vela/contracts';
import type { Filer, FilingsSource, InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { addChosenVendor } from '../chosen-vendor.ts';
import { parseQuestion } from '../parse-question.ts';
import { addFilers, findFilerNames } from './with-filers.ts';

/** A question as it was read, and the catalogue that knows its instruments. */
export type ReadRequest = {
  readonly request: AnalysisRequest;
  readonly catalogue: InstrumentCatalogue;
};

/** A question that names more is about none of them in particular. */
const maxNames = 5;

const listRequested = (request: AnalysisRequest | undefined): string[] =>
  [request?.symbol, ...(request?.plan.others ?? [])].filter((symbol) => symbol !== undefined);

/** What the question names, or is about by its context, and no market has. */
function listUnknownNames(question: Question, catalogue: InstrumentCatalogue): string[] {
  const { message, request, chosen, context } = question;
  const last = context.lastUnderstanding?.request;
  const known = [chosen.symbol, context.symbol, ...listRequested(last), ...listRequested(request)]
    .filter((symbol) => symbol !== undefined)
    .filter((symbol) => catalogue.resolve(symbol).kind === 'unknown');
  const typed = request === undefined ? findFilerNames(message.normalize('NFKC'), catalogue) : [];
  return [...new Set([...typed, ...known])].slice(0, maxNames);
}

async function findFilers(
  names: readonly string[],
  filings: FilingsSource,
): Promise<ReadonlyMap<string, Filer>> {
  const found = await Promise.all(
    names.map(async (name) => [name, await filings.findFiler(name)] as const),
  );
  return new Map(found.flatMap(([name, filer]) => (filer === undefined ? [] : [[name, filer]])));
}

/**
 * Reads a question. Companies outside the catalogue are looked up where it asks about a company and
 * nowhere else: a chart needs candles, and a code may be a word.
 */
export async function readWithFilers(
  question: Question,
  catalogue: InstrumentCatalogue,
  filings: FilingsSource | undefined,
): Promise<ReadRequest> {
  const read = (known: InstrumentCatalogue): ReadRequest => ({
    request: addChosenVendor(question.request ?? parseQuestion(question, known), question, known),
    catalogue: known,
  });
  const usual = read(catalogue);
  const names = filings === undefined ? [] : listUnknownNames(question, catalogue);
  if (filings === undefined || names.length === 0) return usual;
  const supposed = names.map((name) => [name, { ticker: name, cik: 0, name }] as const);
  const trial = read(addFilers(catalogue, new Map(supposed)));
  if (trial.request.plan.intent !== 'company') return usual;
  const filers = await findFilers(names, filings);
  return filers.size === 0 ? usual : read(addFilers(catalogue, filers));
}
