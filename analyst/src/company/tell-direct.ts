import type { CompanyFigure, Sentence } from '@vela/contracts';
import { toRowSpeech } from '../answers/row-speech.ts';
import { analystLanguages } from '../language/by-language.ts';
import type { CompanySentence } from '../language/company-words.ts';
import { findVerdict, listLossYears } from './find-verdict.ts';
import { tellComparedYears } from './compare-years.ts';
import { tellBound } from './tell-bound.ts';
import { judgeEverEarned, tellEverChanged, tellWindow, type ToldOfYears } from './tell-ever.ts';
import { tell, withNames, type Told } from './tell-figure.ts';
import { tellFigure } from './tell-figures.ts';

/** What grew in a pillar of growth. */
const metrics: Readonly<Partial<Record<CompanyFigure, CompanyFigure>>> = {
  'revenue-growth': 'revenue',
  'income-growth': 'net-income',
  'cash-flow-growth': 'free-cash-flow',
  shares: 'shares',
};

/** What grew or shrank, and by how much; nothing where the pillar has no value. */
function tellChange(figure: CompanyFigure, { company, speech }: Told): Sentence[] {
  const metric = metrics[figure];
  const change = company.report.pillars.find(({ id }) => id === figure)?.value ?? null;
  if (metric === undefined || change === null || change === 0) return [];
  const { names } = analystLanguages[speech.language].company;
  const isTrust = company.report.kind === 'real-estate-trust';
  const isOfFunds = isTrust && metric === 'free-cash-flow';
  const row = toRowSpeech(speech, { facts: `company.pillar.${figure}`, name: 'pillar' });
  const named = withNames(row, {
    metric: names[isOfFunds ? 'funds-from-operations' : metric],
  });
  const way = change > 0 ? 'up' : 'down';
  const told = tell(named, figure === 'shares' ? `shares.${way}` : `grew.${way}`);
  return told.length > 0 ? told : tell(named, 'grew.plain');
}

/** How large a debt is beside equity, cash and free cash flow. */
const besideDebt: readonly CompanySentence[] = ['debt.equity', 'debt.flow', 'debt.cash'];

/** Puts words without a number before a sentence. */
function addVerdict([first, ...more]: readonly Sentence[], words: string): Sentence[] {
  if (first === undefined) return [];
  const spans = first.spans.map((span) => ({
    ...span,
    start: span.start + words.length,
    end: span.end + words.length,
  }));
  return [{ ...first, text: words + first.text, spans }, ...more];
}

function tellOne(figure: CompanyFigure, told: Told): Sentence[] {
  const changed = tellChange(figure, told);
  if (changed.length > 0) return changed;
  const usual = tellFigure(figure, told);
  const isTrust = told.company.report.kind === 'real-estate-trust';
  if (figure === 'payout')
    return [...usual, ...tell(told.speech, isTrust ? 'payout.funds' : 'payout.flow')];
  if (figure === 'debt' && told.year === undefined)
    return [...usual, ...tell(told.speech, ...besideDebt)];
  return usual;
}

/** Years of a loss, where a loss is asked about. */
function tellLosses({ company, speech, whether }: Told): Sentence[] {
  if (whether !== 'less') return [];
  return listLossYears(company).flatMap((place) =>
    tell(
      toRowSpeech(speech, { facts: `company.net-income.year-${place + 1}`, name: 'row' }),
      'loss.row',
    ),
  );
}

/** What is said of all years at hand, where something "ever" is asked. */
function tellEver(
  figure: CompanyFigure,
  usual: readonly Sentence[],
  told: Told,
): ToldOfYears | undefined {
  const { company, isEver, whether } = told;
  if (!isEver || told.year !== undefined) return undefined;
  if (figure === 'net-income')
    return {
      verdict: judgeEverEarned(told),
      sentences: [...usual, ...tellWindow(figure, told)],
    };
  const isTrust = company.report.kind === 'real-estate-trust';
  const metric = figure === 'shares' ? undefined : metrics[figure];
  const amount = isTrust && metric === 'free-cash-flow' ? 'funds-from-operations' : metric;
  if (amount !== undefined) return tellEverChanged(amount, told);
  if (figure === 'dividends' && whether === 'less') return tellEverChanged(figure, told);
  // What is so now was so once; what is not so now may have been.
  const verdict = findVerdict(figure, company, whether);
  return { verdict: verdict?.startsWith('yes') === true ? verdict : undefined, sentences: usual };
}

/** The figure of two years: growth in a year is that beside the year before. */
function tellTwoYears(figure: CompanyFigure, told: Told): ToldOfYears | undefined {
  const grown = figure === 'shares' ? undefined : metrics[figure];
  const before = grown && told.year && told.year - 1;
  return tellComparedYears(grown ?? figure, { ...told, comparedYear: told.comparedYear ?? before });
}

/** The answer to a question for one figure of one company: yes or no, what it is, and why. */
export function tellDirect(figure: CompanyFigure, told: Told): Sentence[] {
  const { company, speech, whether, bound } = told;
  const sentences = [
    ...(figure === 'net-income' && bound === undefined ? tellLosses(told) : []),
    ...tellOne(figure, told),
  ];
  const { verdicts } = analystLanguages[speech.language].company;
  const special =
    tellTwoYears(figure, told) ??
    tellBound(figure, sentences, told) ??
    tellEver(figure, sentences, told);
  const usual = told.year === undefined ? findVerdict(figure, company, whether) : undefined;
  const verdict = special === undefined ? usual : special.verdict;
  const shown = special?.sentences ?? sentences;
  return verdict === undefined ? [...shown] : addVerdict(shown, verdicts[verdict]);
}
