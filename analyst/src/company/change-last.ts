import {
  forecastHorizons,
  languages,
  type AnalysisRequest,
  type QuestionPlan,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { withoutRepeat } from '../question/read-clues.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { createWordPattern } from '../question/word-pattern.ts';
import { isOtherNamed, isStockNamed } from './choose-company.ts';
import { hasForecast, isValuation } from './find-asked-figures.ts';
import { toBase } from './read-after-figures.ts';
import { isShareNamed, readForecast } from './read-forecast.ts';
import { readCompanyTerms } from './read-terms.ts';

/** What "how much was it in 2022" asks of a chart, and of a company as well. */
const loose: ReadonlySet<string> = new Set(['price-at', 'change', 'last-price', 'annual-return']);

/** Whether nothing is asked that only a chart has. */
function isLoose({ measured, reading }: ReadQuestion): boolean {
  return measured.measures.every(({ id }) => loose.has(id)) && !isShareNamed(reading.spoken);
}

const bareHorizon =
  /^ *(?:(?:and|what about|how about|with|at|for|make it|same with|ya|peki|bir de) )*(?<years>\d{1,2})(?: (?:olsa|olursa|icin|yap|dersek|instead))?[ ?.!]*$/;

/** "And 15?" after a forecast: as many years ahead. */
function readBareHorizon(spoken: string, last: AnalysisRequest): Pick<QuestionPlan, 'horizon'> {
  if (!hasForecast(last)) return {};
  const years = Number(bareHorizon.exec(spoken)?.groups?.['years']);
  const horizon = forecastHorizons.find((one) => one === years);
  return horizon === undefined ? {} : { horizon };
}

/** "2020?" after what was known at the end of 2015 is the end of that year too. */
function keepDay(
  { fiscalYear, ...terms }: ReturnType<typeof readCompanyTerms>['terms'],
  { plan }: AnalysisRequest,
): ReturnType<typeof readCompanyTerms>['terms'] {
  if (fiscalYear === undefined) return terms;
  const isDay = plan.knownOn !== undefined && plan.fiscalYear === undefined;
  return isDay && terms.knownOn === undefined
    ? { ...terms, knownOn: Date.UTC(fiscalYear, 11, 31) }
    : { ...terms, fiscalYear };
}

/** "With 12 % discount rate", "same as of 2019": the last question on other terms. */
function changeTerms(
  read: ReadQuestion,
  named: readonly string[],
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  if (last?.plan.intent !== 'company') return undefined;
  const { request, reading } = read;
  const isValued = isValuation(last.plan.figures);
  const { unread, terms: changed } = readCompanyTerms(reading.spoken, isValued);
  const isAhead = hasForecast(last) || isValued;
  const ahead = isAhead ? readForecast(reading.spoken).terms : {};
  const terms = {
    ...keepDay(changed, last),
    ...readBareHorizon(reading.spoken, last),
    ...ahead,
  };
  const isTold = Object.keys(terms).length > 0 || unread.length > 0;
  if (!isTold || !(isLoose(read) || changed.discountRate !== undefined)) return undefined;
  const { language } = request;
  const [symbol = last.symbol] = named;
  const { fiscalYear: _, ...plan } = toBase(last);
  return {
    ...last,
    language,
    ...(symbol === undefined ? {} : { symbol }),
    plan: {
      ...plan,
      ...terms,
      ...findBoth(reading.spoken, last),
      ...(unread.length === 0 ? {} : { residue: [...unread] }),
    },
  };
}

const beside = createWordPattern(
  languages.map((language) => analystLanguages[language].company.beside).join('|'),
);

const again = createWordPattern(
  languages.map((language) => analystLanguages[language].company.again).join('|'),
  'g',
);
const both = createWordPattern(
  languages.map((language) => analystLanguages[language].company.both).join('|'),
);

const maxMentioned = 4;

/** The companies that the questions before were about, the last first. */
function listMentioned({ symbol, plan }: AnalysisRequest): Pick<QuestionPlan, 'mentioned'> {
  const mentioned = [...(symbol === undefined ? [] : [symbol]), ...(plan.mentioned ?? [])];
  return { mentioned: [...new Set(mentioned)].slice(0, maxMentioned) };
}

/** "Both in 2015": the companies of the last questions beside each other. */
export function findBoth(spoken: string, last: AnalysisRequest): Pick<QuestionPlan, 'others'> {
  const others = [...(last.plan.others ?? []), ...(last.plan.mentioned ?? [])];
  return both.test(spoken) && others.length > 0 ? { others: [...new Set(others)].slice(0, 1) } : {};
}

/** "What about Google?", "next to IBM": the last question of another company, or of both. */
function changeCompany(
  read: ReadQuestion,
  companies: readonly string[],
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  const { spoken } = read.reading;
  const [symbol, ...more] = companies.filter((one) => one !== last?.symbol);
  if (last?.plan.intent !== 'company' || symbol === undefined || more.length > 0) return undefined;
  const isBeside = beside.test(spoken) && last.symbol !== undefined && isStockNamed(read);
  const isBare = !/[a-z0-9]/.test(withoutRepeat(spoken).replaceAll(again, ' '));
  const isNamed = isStockNamed(read) && isBare;
  if (!isBeside && !isNamed) return undefined;
  const { others: _, ...plan } = toBase(last);
  return {
    ...last,
    language: read.request.language,
    ...(isBeside ? {} : { symbol }),
    plan: {
      ...plan,
      ...(isBeside ? { others: [symbol] } : listMentioned(last)),
      namesInstrument: true,
    },
  };
}

const why = new RegExp(
  `^(?:${languages.map((language) => analystLanguages[language].company.whyAlone).join('|')})$`,
);

const source = new RegExp(
  `^(?:${languages.map((language) => analystLanguages[language].company.sourceAlone).join('|')})$`,
);
/** "And last year?": amounts are told with what they were before. */
const lastYear =
  /^(?:(?:and|what about|how about|what was it|peki|ya) )*(?:(?:the |in the )?(?:last|previous) year|the year before|(?:gecen|onceki|bir onceki|evvelki) (?:yil|sene)\w*)(?: (?:ne kadar|kac|nasil|ne)\w*)?$/;
const trust = createWordPattern(
  languages.map((language) => analystLanguages[language].company.trust).join('|'),
);

/** The fiscal year before the one that was told. */
const toYearBefore = ({
  plan: { fiscalYear },
}: AnalysisRequest): Pick<QuestionPlan, 'fiscalYear'> =>
  fiscalYear === undefined ? {} : { fiscalYear: fiscalYear - 1 };

/** "Both side by side", "why" and "from which filing" alone: the last question of both companies, or once more. */
function repeatLast(
  { request, reading }: ReadQuestion,
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  if (last?.plan.intent !== 'company' || request.plan.namesInstrument === true) return undefined;
  const pair = findBoth(reading.spoken, last);
  const spoken = reading.spoken
    .replaceAll(/[^a-z ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const isWhy = why.test(spoken);
  const isOfSource = source.test(spoken) || (hasForecast(last) && trust.test(spoken));
  const isRepeated = isWhy || isOfSource || lastYear.test(spoken);
  if (pair.others === undefined && !isRepeated) return undefined;
  const plan = { ...toBase(last), ...(lastYear.test(spoken) ? toYearBefore(last) : {}) };
  const form = isOfSource ? ({ form: 'source' } as const) : {};
  return { ...last, language: request.language, plan: { ...plan, ...pair, ...form } };
}

/** The last question on other terms, or of another company; undefined where it is another one. */
export function changeLast(
  read: ReadQuestion,
  companies: readonly string[],
  last: AnalysisRequest | undefined,
): AnalysisRequest | undefined {
  // "Bitcoin in 2025" after a company is of a price, and no company on other terms.
  const ofTerms = isOtherNamed(read) ? undefined : changeTerms(read, companies, last);
  return ofTerms ?? changeCompany(read, companies, last) ?? repeatLast(read, last);
}
