import { languages, type CompanyFigure } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { Found } from '../question/word-pattern.ts';

/** Figures by whose words a question also says what another one is made of. */
const parts: Readonly<Partial<Record<CompanyFigure, readonly CompanyFigure[]>>> = {
  shares: ['pillars'],
  'gross-margin': ['revenue', 'net-margin'],
  'operating-margin': ['revenue', 'operating-cash-flow'],
  'net-margin': ['revenue', 'net-income'],
  'free-cash-flow-margin': ['revenue', 'free-cash-flow'],
  'return-on-equity': ['net-income'],
  'return-on-assets': ['net-income'],
  'return-on-capital': ['pillars', 'net-income', 'free-cash-flow', 'debt'],
  'interest-cover': ['net-income', 'debt', 'operating-cash-flow'],
  'cash-conversion': ['net-income', 'free-cash-flow', 'operating-cash-flow'],
  'debt-to-equity': ['debt'],
  'current-ratio': ['debt', 'free-cash-flow'],
  'liabilities-to-cash-flow': ['pillars', 'debt', 'free-cash-flow', 'operating-cash-flow'],
  'price-to-earnings': ['pillars', 'net-income', 'share-value', 'market-value'],
  'price-to-cash-flow': ['pillars', 'free-cash-flow', 'market-value'],
  'revenue-growth': ['pillars', 'revenue'],
  'income-growth': ['pillars', 'net-income'],
  'cash-flow-growth': ['pillars', 'free-cash-flow', 'operating-cash-flow'],
  'earnings-per-share': ['net-income', 'shares'],
  'price-to-book': ['share-value', 'market-value', 'equity'],
  'dividend-yield': ['dividends', 'share-value'],
  'net-debt': ['debt', 'cash'],
  'enterprise-multiple': ['ebitda', 'market-value', 'share-value'],
  payout: ['dividends', 'net-income', 'free-cash-flow'],
  'du-pont': ['return-on-equity'],
  piotroski: ['pillars'],
  accruals: ['net-income', 'price-to-earnings'],
  dividends: ['free-cash-flow', 'net-income'],
  quality: ['beneish', 'net-income', 'revenue'],
};

/** The figures by whose words a figure may be asked for as well. */
export const listParts = (figure: CompanyFigure): readonly CompanyFigure[] => parts[figure] ?? [];

const words = languages.map((language) => analystLanguages[language].company);
const joiner = new RegExp(
  `(?<![a-z])(?:${words.map(({ joined }) => joined).join('|')})(?![a-z])|[,;&+]`,
);

const asking = /(?<![a-z])m[iu](?![a-z])/;

/** "Net mi yuksek brut mu": one of two is asked for. */
const isEither = (between: string, behind: string): boolean =>
  asking.test(between) && asking.test(behind);

/**
 * "How often does profit cover the interest" asks for the cover and not for the profit: what a
 * figure is made of is dropped beside it, unless the two are joined ("revenue and net margin").
 */
export function dropParts(
  text: string,
  found: readonly Found<CompanyFigure>[],
): readonly Found<CompanyFigure>[] {
  const isJoined = (one: Found<CompanyFigure>, other: Found<CompanyFigure>): boolean => {
    const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
    return joiner.test(between) || isEither(between, text.slice(Math.max(one.end, other.end)));
  };
  return found.filter(
    (part) =>
      !found.some(
        (whole) => (parts[whole.value] ?? []).includes(part.value) && !isJoined(part, whole),
      ),
  );
}
