import { forecastHorizons, forecastScenarios, languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company);
const horizons = words.map(({ horizon, yearWords }) => ({
  pattern: createWordPattern(horizon),
  yearWords,
}));
const ahead = createWordPattern(words.map((one) => one.ahead).join('|'));
const scenarios = forecastScenarios.map((scenario) => ({
  scenario,
  pattern: createWordPattern(words.map((one) => one.scenarios[scenario]).join('|')),
}));
const anyScenario = createWordPattern('scenarios?|senaryo\\w*');

/** Whether a folded text speaks of years to come. */
export const isAheadNamed = (text: string): boolean => ahead.test(text);

/** Whether words name a scenario, and nothing else of a forecast. */
export const isScenario = (text: string): boolean =>
  anyScenario.test(text) || scenarios.some(({ pattern }) => pattern.test(text));

const share = createWordPattern(words.map((one) => one.ofShare).join('|'));
const soon = createWordPattern(words.map((one) => one.soon).join('|'));

/** Whether a folded text speaks of the price of a share, which is not forecast. */
export const isShareNamed = (text: string): boolean => share.test(text);

/** Whether it speaks of days, weeks or months to come, for which there is no forecast. */
export const isSoon = (text: string): boolean => soon.test(text);

/** What a folded text says of a forecast; `unread`: a time that none looks ahead. */
export function readForecast(text: string): {
  readonly terms: Pick<QuestionPlan, 'horizon' | 'scenario'>;
  readonly unread: readonly string[];
} {
  const found = horizons.flatMap(({ pattern, yearWords }) => {
    const match = pattern.exec(text);
    const typed = match?.groups?.['years'];
    return match === null || typed === undefined
      ? []
      : [{ all: match[0], years: yearWords[typed] ?? Number(typed) }];
  });
  const [first] = found;
  const horizon = forecastHorizons.find((years) => years === first?.years);
  const named = scenarios.filter(({ pattern }) => pattern.test(text));
  const [only] = named;
  return {
    terms: {
      ...(horizon === undefined ? {} : { horizon }),
      ...(named.length === 1 && only !== undefined ? { scenario: only.scenario } : {}),
    },
    unread: first !== undefined && horizon === undefined ? [first.all] : [],
  };
}
