import { foldText, languages, type AnalysisRequest, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { toTypedNumber } from '../question/find-quantity.ts';
import {
  currencyPattern,
  findNamedCurrency,
  scalePattern,
  scales,
} from '../question/money-pattern.ts';
import { createWordPattern, listMatches } from '../question/word-pattern.ts';
import { findComparedWay, withoutComparedYear } from './compare-years.ts';
import { findWhether, isYesNoAsked } from './find-whether.ts';

type Bound = NonNullable<QuestionPlan['bound']>;
type Whether = NonNullable<QuestionPlan['whether']>;
type Amount = { readonly bound: Bound; readonly whether: Whether | undefined };

const words = languages.map((language) => analystLanguages[language].company);
const join = (pick: (one: (typeof words)[number]) => string): string =>
  words.map((one) => pick(one)).join('|');
const before = (source: string): RegExp => new RegExp(`(?<![a-z])(?:${source}) (?:the )?$`);
const after = (source: string): RegExp => new RegExp(`^ ?(?:${source})(?![a-z])`);
const sides: readonly { whether: Whether; before: RegExp; after: RegExp }[] = [
  {
    whether: 'more',
    before: before(join(({ bounds }) => bounds.moreBefore)),
    after: after(join(({ bounds }) => bounds.moreAfter)),
  },
  {
    whether: 'less',
    before: before(join(({ bounds }) => bounds.lessBefore)),
    after: after(join(({ bounds }) => bounds.lessAfter)),
  },
];
const open = createWordPattern(join((one) => one.open));
const ever = createWordPattern(join((one) => one.ever));

const amounts = new RegExp(
  `(?<![a-z0-9.,])(?<sign>[$€£₺¥]|% ?|yuzde )?(?<number>\\d+(?:[.,]\\d+)*)(?: ?(?<scale>${scalePattern})s?(?=n?[iu]n |[dt][ae]n |[iu] |[^a-z]|$))?(?<after> ?(?:%|percent|pct|per cent)| (?:of )?(?:${currencyPattern}))?`,
  'g',
);

/** From so much on a number without a scale is money in full. */
const leastInFull = 1e6;

function toBound(groups: Readonly<Record<string, string | undefined>>, typed: string): Bound {
  const { sign = '', number = '', scale } = groups;
  const around = `${sign} ${groups['after'] ?? ''}`;
  const value = toTypedNumber(number) * (scale === undefined ? 1 : (scales[scale] ?? 1));
  const currency = findNamedCurrency(around);
  const isPercent = /%|yuzde|percent|pct|per cent/.test(around);
  const isMoney = currency !== undefined || scale !== undefined || value >= leastInFull;
  return {
    value,
    unit: isPercent ? 'percent' : isMoney ? 'money' : 'number',
    ...(currency === undefined ? {} : { currency }),
    typed: typed.trim().replace('yuzde ', '%'),
  };
}

/** The numbers of a folded text, each with what it is to be more, or less, than. */
function listAmounts(text: string): readonly Amount[] {
  return listMatches(text, amounts).map((match) => {
    const [ahead, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const side = sides.find((one) => one.before.test(ahead) || one.after.test(behind));
    return { bound: toBound(match.groups ?? {}, match[0]), whether: side?.whether };
  });
}

/** What yes or no is wanted to where no amount is named; a year beside another says it too. */
function readWay(
  text: string,
  often: Pick<QuestionPlan, 'isEver'>,
): Pick<QuestionPlan, 'whether' | 'isEver'> {
  const { whether = isYesNoAsked(text) ? findComparedWay(text) : undefined } = findWhether(text);
  return whether === undefined ? {} : { whether, ...often };
}

/**
 * Whether a folded question wants a yes or no, and to what; with the amount that a figure is
 * compared with. An amount that is not understood is named, and leaves no yes or no.
 */
export function readWhether(text: string): {
  readonly asked: Pick<QuestionPlan, 'whether' | 'bound' | 'isEver'>;
  readonly unread: readonly string[];
} {
  const found = listAmounts(withoutComparedYear(text));
  const compared = found.filter(({ whether }) => whether !== undefined);
  const isAsked = isYesNoAsked(text) || compared.length > 0;
  const others = isAsked
    ? found.filter(({ bound, whether }) => whether === undefined && bound.unit !== 'number')
    : [];
  const isOpen = open.test(text) && !isYesNoAsked(text);
  const often = ever.test(text) ? { isEver: true } : {};
  const [only, ...more] = compared;
  if (only?.whether !== undefined && more.length === 0 && others.length === 0 && !isOpen)
    return { asked: { whether: only.whether, bound: only.bound, ...often }, unread: [] };
  const unread = [...compared, ...others].map(({ bound }) => bound.typed);
  if (unread.length > 0) return { asked: {}, unread: [...new Set(unread)] };
  return { asked: readWay(text, often), unread: [] };
}

/** A request whose amount has the currency that a message names: "euros" are read as a market too. */
export function nameCurrency(request: AnalysisRequest, message: string): AnalysisRequest {
  const { bound } = request.plan;
  if (bound?.unit !== 'money' || bound.currency !== undefined) return request;
  const typed = listAmounts(foldText(message)).find((one) => one.bound.value === bound.value);
  return typed?.bound.currency === undefined
    ? request
    : { ...request, plan: { ...request.plan, bound: typed.bound } };
}
