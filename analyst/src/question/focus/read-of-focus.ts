import type { AnalysisRequest, MeasureRequest, Spoken } from '@vela/contracts';
import { foldText } from '@vela/contracts';
import { findConceptByFindingId } from '../../finding-concepts.ts';
import type { FocusChoice } from '../../language/focus-words.ts';
import type { Surroundings } from '../choose-asked-subjects.ts';
import { dropEmpty } from '../drop-empty.ts';
import { findChart } from '../read-clues.ts';
import type { ReadQuestion } from '../read-question.ts';
import { askOfStructure } from './ask-of-structure.ts';
import { findFocusQuestion, type FocusQuestion } from './find-focus-question.ts';
import { isOfStructures } from './is-of-structures.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const orders = ['nearest', 'newest', 'oldest', 'largest', 'smallest'] as const;

/** The one that a question chooses of those told; undefined where there is none of that place. */
function choose(
  choice: FocusChoice | undefined,
  { told, current }: Focus,
): Pick<MeasureRequest, 'findingId' | 'order'> | undefined {
  const ids = told.findingIds;
  const order = orders.find((one) => one === choice);
  if (order !== undefined) return ids.length > 1 ? { order } : undefined;
  const at = {
    other: ids.indexOf(current) === 0 ? 1 : ids.indexOf(current) - 1,
    last: ids.length > 1 ? ids.length - 1 : -1,
  };
  const place = choice === 'other' || choice === 'last' ? at[choice] : findPlace(choice);
  const findingId = choice === undefined ? current : ids[place];
  return findingId === undefined ? undefined : { findingId };
}

const findPlace = (choice: FocusChoice | undefined): number =>
  places.findIndex((place) => place === choice);

/** The structures that were told, and the one that "it" is. */
type Focus = { readonly told: Spoken; readonly current: string };

function findFocus({ plan }: AnalysisRequest, spoken: Spoken | undefined): Focus | undefined {
  const listed = plan.spoken;
  const [first] = spoken?.findingIds ?? [];
  const told = isOfList(listed, first) ? listed : spoken;
  if (told === undefined) return undefined;
  const current = first ?? findAsked(plan) ?? told.findingIds[0];
  return current === undefined ? undefined : { told, current };
}

const findAsked = ({ measures: [first] = [] }: AnalysisRequest['plan']): string | undefined =>
  first?.findingId;

/** "The other one" after one of a list is of the list. */
function isOfList(listed: Spoken | undefined, first: string | undefined): boolean {
  return listed !== undefined && (first === undefined || listed.findingIds.includes(first));
}

const closes: ReadonlySet<FocusQuestion['aspect']> = new Set(['close-below', 'close-above']);
/** Intervals have one or two digits and a letter ("15m"). */
const typedPrice = /\d{3,}|\d[.,]\d|\b\d+ *(?:k|\$|usd|dolar)/;

/** A close beyond a price that is typed is of that price, and of no structure. */
function findQuestion({ measured }: ReadQuestion, message: string): FocusQuestion | undefined {
  const folded = foldText(message);
  const found = findFocusQuestion(folded) ?? findFocusQuestion(measured.plain);
  return found && closes.has(found.aspect) && typedPrice.test(folded) ? undefined : found;
}

/** The measure of the structure that a question chooses, as it asks it. */
function findMeasure(
  read: ReadQuestion,
  { aspect, choice }: FocusQuestion,
  focus: Focus,
): MeasureRequest | undefined {
  const chosen = choose(choice, focus);
  const concept = findConceptByFindingId(chosen?.findingId ?? focus.current);
  if (chosen === undefined || concept === undefined) return undefined;
  return { ...askOfStructure(aspect, concept, read), ...chosen, concept };
}

/**
 * A question about a structure of the last answer, bound to it: "when did this gap form" is of the
 * very gap that was told, also where another one is nearer by now or another chart is open, on
 * which there is none. Undefined for any other question.
 */
export function readOfFocus(
  read: ReadQuestion,
  last: AnalysisRequest,
  { named, question }: Surroundings,
): AnalysisRequest | undefined {
  const { request, measured } = read;
  if (named.length > 0 || !isOfStructures(last.plan)) return undefined;
  const focus = findFocus(last, question.context.spoken);
  const asked = findQuestion(read, question.message);
  const measure = focus && asked && findMeasure(read, asked, focus);
  if (focus === undefined || measure === undefined) return undefined;
  const { told } = focus;
  const typed = measured.intervals.find(({ isOffered }) => isOffered)?.value;
  return {
    ...request,
    symbol: findChart(question) ?? told.symbol,
    interval: typed ?? question.chosen.interval ?? told.interval,
    plan: {
      intent: 'measure',
      ...dropEmpty({
        intent: 'measure',
        measures: [measure],
        spoken: told,
        form: measured.form,
      }),
    },
  };
}
