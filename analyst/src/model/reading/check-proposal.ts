import { foldText, type AnalysisRequest, type Intent, type QuestionPlan } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import { findMeasure, hasNeeds } from '../../measures/find-measure.ts';
import type { PlanProposal } from './plan-proposal.ts';

type Asked = { readonly message: string; readonly now: number };

/** The symbol of words that stand in the question and name one instrument; undefined otherwise. */
function findNamed(
  words: string,
  { message }: Asked,
  catalogue: InstrumentCatalogue,
): string | undefined {
  if (!foldText(message).includes(foldText(words))) return undefined;
  const match = catalogue.resolve(words);
  if (match.kind === 'found') return match.instrument.symbol;
  const found = catalogue
    .findInText(words)
    .flatMap((one) => (one.match.kind === 'found' ? [one.match.instrument.symbol] : []));
  return new Set(found).size === 1 ? found[0] : findMisspelt(words, catalogue);
}

/** The symbol that a misspelt name means, where there is a clear one. */
function findMisspelt(words: string, catalogue: InstrumentCatalogue): string | undefined {
  const meant = catalogue.findMisspelt(foldText(words));
  const match = meant === undefined ? undefined : catalogue.resolve(meant.name);
  return match?.kind === 'found' ? match.instrument.symbol : undefined;
}

const listNumbers = (text: string): Set<number> =>
  new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).flatMap((one) => toNumbers(one)));

/** What a typed number may mean in either language: 1.500 is fifteen hundred or one and a half. */
function toNumbers(typed: string): number[] {
  const plain = typed.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return [Number(typed.replace(',', '.')), Number(plain.replace(',', '.'))];
}

/** Whether every number of a measure was typed; a count of one may be a word ("the last"). */
function hasOwnNumbers(plan: PlanProposal, typed: ReadonlySet<number>): boolean {
  const scales = [1, 1e3, 1e6];
  const isTyped = (value: number | undefined): boolean =>
    value === undefined ||
    value === 1 ||
    scales.some((scale) => typed.has(Math.abs(value) / scale));
  return (plan.measures ?? []).every(({ price, percent, count, level, indicator }) =>
    [price, percent, count, level, indicator?.length].every(isTyped),
  );
}

/** Whether a period lies in the past, and its count was typed or is one. */
function isPeriodPossible({ period }: PlanProposal, asked: Asked, typed: ReadonlySet<number>) {
  if (period?.kind === 'range')
    return period.from < asked.now && period.from < (period.to ?? asked.now);
  return period?.kind !== 'last' || period.count === 1 || typed.has(period.count);
}

function areMeasuresKnown({ intent, measures = [], asksForDefinition }: PlanProposal): boolean {
  if (intent !== 'measure') return measures.length === 0;
  const isComplete = (measure: (typeof measures)[number]): boolean =>
    findMeasure(measure.id) !== undefined && (asksForDefinition === true || hasNeeds(measure));
  return measures.length > 0 && measures.every(isComplete);
}

/** Intents that need no instrument. */
const withoutSubject: ReadonlySet<Intent> = new Set([
  'concept',
  'help',
  'data',
  'task',
  'unknown',
  'killzone',
]);

/** Whether a name was left unread, or there is no instrument to ask about. */
function isSubjectMissing(
  { subjects, intent, asksForDefinition }: PlanProposal,
  { symbol, plan }: AnalysisRequest,
) {
  if (subjects.length > 0 || withoutSubject.has(intent) || asksForDefinition === true) return false;
  return symbol === undefined || plan.unread?.name !== undefined;
}

/** Symbols after the first: what a comparison is with, and what measures set beside it. */
function toOthers(
  intent: PlanProposal['intent'],
  [other, ...rest]: readonly string[],
): Pick<QuestionPlan, 'otherSymbol' | 'others'> {
  if (other === undefined) return {};
  return intent === 'compare' ? { otherSymbol: other } : { others: [other, ...rest] };
}

/** Instruments of a follow-up that names none: those of the question before, as they were read. */
function keepOthers({
  otherSymbol,
  others,
}: QuestionPlan): Pick<QuestionPlan, 'otherSymbol' | 'others'> {
  return {
    ...(otherSymbol === undefined ? {} : { otherSymbol }),
    ...(others === undefined ? {} : { others }),
  };
}

/** Words of the built-in residue that hold a digit which the proposal does not account for. */
function findUnreadNumbers(builtIn: QuestionPlan, proposal: PlanProposal): string[] {
  const read = JSON.stringify(proposal.measures ?? []) + JSON.stringify(proposal.period ?? '');
  return (builtIn.residue ?? []).filter(
    (word) => /\d/.test(word) && ![...listNumbers(word)].some((one) => read.includes(String(one))),
  );
}

type Checking = { readonly asked: Asked; readonly catalogue: InstrumentCatalogue };

/** The symbols of a proposal, if all of it stands in the question; undefined: it is invented. */
function findOwnSymbols(
  proposal: PlanProposal,
  builtIn: AnalysisRequest,
  { asked, catalogue }: Checking,
): string[] | undefined {
  const typed = listNumbers(asked.message);
  const symbols = proposal.subjects.map((words) => findNamed(words, asked, catalogue));
  const known = symbols.filter((symbol) => symbol !== undefined);
  const isOwn =
    known.length === symbols.length &&
    !isSubjectMissing(proposal, builtIn) &&
    hasOwnNumbers(proposal, typed) &&
    areMeasuresKnown(proposal) &&
    isPeriodPossible(proposal, asked, typed);
  return isOwn ? [...new Set(known)] : undefined;
}

/** Words that neither reader followed, as typed. */
function listUnread(
  proposal: PlanProposal,
  builtIn: QuestionPlan,
  { message }: Asked,
): Pick<QuestionPlan, 'residue'> {
  const folded = foldText(message);
  const left = (proposal.residue ?? []).filter((word) => folded.includes(foldText(word)));
  const unread = [...new Set([...left, ...findUnreadNumbers(builtIn, proposal)])].slice(0, 8);
  return unread.length === 0 ? {} : { residue: unread };
}

/** Whether instrument and interval are named, by either reading. */
function toNamed(
  { interval }: PlanProposal,
  builtIn: QuestionPlan,
  symbols: readonly string[],
): Pick<QuestionPlan, 'namesInstrument' | 'namesInterval'> {
  const namesInstrument = symbols.length > 0 || builtIn.namesInstrument === true;
  const namesInterval = interval !== undefined || builtIn.namesInterval === true;
  return {
    ...(namesInstrument ? { namesInstrument } : {}),
    ...(namesInterval ? { namesInterval } : {}),
  };
}

/**
 * Makes a request of what a model proposed, if all of it stands in the question: instruments are
 * resolved by code from the person's own words, measures and numbers are checked. Undefined where
 * anything is invented; the built-in reading then stands.
 */
export function checkProposal(
  proposal: PlanProposal,
  builtIn: AnalysisRequest,
  checking: Checking,
): AnalysisRequest | undefined {
  const symbols = findOwnSymbols(proposal, builtIn, checking);
  if (symbols === undefined) return undefined;
  const { subjects: _, interval, residue: __, ...plan } = proposal;
  const { period, namesInterval } = builtIn.plan;
  const [first = builtIn.symbol, ...others] = symbols;
  return {
    ...builtIn,
    ...(first === undefined ? {} : { symbol: first }),
    interval: namesInterval === true ? builtIn.interval : (interval ?? builtIn.interval),
    plan: {
      ...(period === undefined ? {} : { period }),
      ...plan,
      ...(symbols.length === 0 ? keepOthers(builtIn.plan) : toOthers(plan.intent, others)),
      ...toNamed(proposal, builtIn.plan, symbols),
      ...listUnread(proposal, builtIn.plan, checking.asked),
    },
  };
}
