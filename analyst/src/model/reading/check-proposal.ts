import { foldText, type AnalysisRequest, type QuestionPlan } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import {
  areMeasuresKnown,
  type Asked,
  findNamed,
  hasOwnNumbers,
  isPeriodPossible,
  isSubjectMissing,
  listNumbers,
} from './own-words.ts';
import type { PlanProposal } from './plan-proposal.ts';

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
