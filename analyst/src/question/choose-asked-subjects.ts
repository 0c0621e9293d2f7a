import type { MeasureRequest } from '@vela/contracts';
import type { InstrumentCatalogue } from '@vela/market-data';
import type { Question } from '../answer-part.ts';
import { addKnownSubject, chooseForSubjects, getSubjects } from './choose-subjects.ts';
import { listEarlierSubjects } from './earlier-subjects.ts';
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

/** The instruments asked about; "which of them" asks about those of the last answer. */
export function chooseAskedSubjects(
  { request, measured }: ReadQuestion,
  measures: readonly MeasureRequest[],
  { question, named }: Surroundings,
): readonly string[] {
  const last = question.context.lastUnderstanding?.request;
  const earlier = [...listEarlierSubjects(last), ...(last?.plan.mentioned ?? [])];
  const isShared = named.length === 0 && earlier.length > 1;
  const asked = ofSeveral.test(measured.plain) ? chooseForSubjects(measures, earlier) : measures;
  const isCompared = asked.some((one) => getSubjects(one).most > 1);
  return isShared && isCompared ? earlier : addKnownSubject(named, request.symbol, measures);
}
