import type { MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { addKnownSubject, chooseForSubjects, getSubjects } from './choose-subjects.ts';
import { listEarlierSubjects } from './earlier-subjects.ts';
import { isShort } from './has-own-words.ts';
import type { ReadQuestion } from './read-question.ts';

/** What surrounds a question: who asks, after what, about which instruments. */
export type Surroundings = {
  readonly question: Question;
  readonly catalogue: InstrumentCatalogue;
  /** The instruments it names. */
  readonly named: readonly string[];
};

// "Who recovered faster" is about those before, and no one of them.
const ofSeveral =
  /(?<![a-z])(?:which|who|whose|either|both|hangisi\w*|hangileri|kim|kimin|ikisi\w*)(?![a-z])/;

/** The instruments asked about; "which of them" asks about those of the last answers. */
export function chooseAskedSubjects(
  read: ReadQuestion,
  measures: readonly MeasureRequest[],
  { question, named }: Surroundings,
): readonly string[] {
  const { request, measured } = read;
  const last = question.context.lastUnderstanding?.request;
  const asksWhich = ofSeveral.test(measured.plain);
  const isOfSeveral = asksWhich || measures.some((one) => getSubjects(one).most > 1);
  const beside = listEarlierSubjects(last);
  const mentioned = isOfSeveral ? (last?.plan.mentioned ?? []) : [];
  const earlier = [...new Set([...beside, ...mentioned])];
  const isShared = named.length === 0 && earlier.length > 1;
  // "And the drawdown?" after a comparison is that of all of them.
  const isOfAll = asksWhich || (isShared && isShort(read));
  const asked = isOfAll ? chooseForSubjects(measures, earlier) : measures;
  const isCompared = asked.some((one) => getSubjects(one).most > 1);
  return isShared && isCompared ? earlier : addKnownSubject(named, request.symbol, measures);
}
