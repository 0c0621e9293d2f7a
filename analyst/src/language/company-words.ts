import type { CompanyBoundWords } from './company-bound-words.ts';
import type {
  CompanyFigure,
  CompanyTerm,
  EditorColumnName,
  ForecastScenario,
  UnfiledTopic,
} from '@vela/contracts';
import type { CompanyReport, DataCheckId, MissingReason, PriceFault } from '@vela/engine';
import type { CompanyAnswerSentence } from './company-answer-words.ts';
import type { CompanyPart } from './company-parts.ts';
import type { Words } from './words.ts';

type CompanyKind = CompanyReport['kind'];

/** Why a figure of a company is not given. */
export type CompanyReason =
  | MissingReason
  | 'not-shipped'
  | 'no-price'
  | PriceFault
  | 'average-loss'
  | 'cash-burn'
  | 'capital-not-positive'
  | 'financial-company'
  | 'hyperinflation'
  | 'year-missing'
  | 'quarter-missing'
  | 'financial-score'
  | 'funds-burn'
  | 'no-trust';

export type CompanySentence =
  | CompanyAnswerSentence
  | 'opening.revenue'
  | 'opening.income'
  | 'opening.cash'
  | 'opening.funds'
  | 'score'
  | 'multiple.pass'
  | 'multiple.fail'
  | 'return.pass'
  | 'return.fail'
  | 'growth.pass'
  | 'growth.fail'
  | 'shares.pass'
  | 'shares.fail'
  | 'refused.fail'
  | 'refused.not-applicable'
  | 'refused.insufficient'
  | 'figure.money'
  | 'figure.balance'
  | 'figure.before'
  | 'figure.number'
  | 'figure.missing'
  | 'figure.row'
  | 'figure.year'
  | 'figure.any-year'
  | 'figure.any-day'
  | 'figure.day'
  | 'figure.market'
  | 'figure.share'
  | 'figure.share-year'
  | 'figure.share-row'
  | 'figure.close'
  | 'as-of'
  | 'as-of.ahead'
  | 'value.share'
  | 'value.share.trust'
  | 'value.share.bank'
  | 'value.terminal'
  | 'value.range'
  | 'value.implied'
  | 'value.implied.bank'
  | 'value.missing'
  | 'forecast.opening'
  | 'forecast.row'
  | 'forecast.one'
  | 'forecast.growth'
  | 'forecast.basis'
  | 'forecast.tested'
  | 'forecast.untested'
  | 'forecast.honest'
  | 'forecast.none'
  | 'quality.piotroski'
  | 'quality.altman'
  | 'quality.below'
  | 'quality.above'
  | 'data.fit'
  | 'data.differ'
  | 'data.sum'
  | 'data.jump'
  | 'data.note'
  | 'source'
  | 'source.simulated'
  | 'simulated'
  | 'shipped'
  | 'outdated'
  | 'none.unanswered'
  | 'closing'
  | 'of'
  | 'no-instrument'
  | 'none.stock'
  | 'none.known'
  | 'none.earlier'
  | 'none.crypto'
  | 'none.index'
  | 'none.commodity'
  | 'none.forex';

/** Amounts that figures are made of and that are not asked for by themselves. */
export type CompanyAmount =
  | 'grossProfit'
  | 'operatingIncome'
  | 'interest'
  | 'equity'
  | 'assets'
  | 'currentAssets'
  | 'currentLiabilities'
  | 'longTermLiabilities'
  | 'shareCount';

/** Amounts that a ratio is made of and that are not asked for by themselves. */
export type RatioAmount =
  | 'price'
  | 'enterprise'
  | 'operating-income'
  | 'interest'
  | 'assets'
  | 'sales';

/** What figures are made of, or told by. */
export const companyConcepts = [
  'profit',
  'sales',
  'cash',
  'cost',
  'operations',
  'assets',
  'equity',
  'capital',
  'debt',
  'interest',
  'short',
  'long',
  'cover',
  'share',
  'multiple',
  'price',
  'growth',
  'investment',
  'left',
  'dividend',
  'buy-back',
  'whole',
  'bought',
  'worth',
  'assumed',
  'accounts',
  'trust',
  'tampered',
  'bust',
  'rivals',
  'worked',
] as const;
export type CompanyConcept = (typeof companyConcepts)[number];
export type CompanyConceptWords = Readonly<Record<CompanyConcept, string>>;

/** What is asked of a company and is in no accounts: phrases over folded text, and a name. */
export type UnfiledWords = Readonly<
  Record<UnfiledTopic, { readonly phrases: string; readonly name: string }>
>;

/** Phrases over folded text that ask for a figure, in one language. */
export type CompanyFigureWords = {
  readonly questions: Readonly<Record<CompanyFigure, Words>>;
  /** These mean the figure only where a company is named, or was asked about before. */
  readonly ofCompany: Readonly<Partial<Record<CompanyFigure, Words>>>;
};

/** Phrases over folded text that ask about a company, in one language. */
export type CompanyQuestionWords = CompanyFigureWords &
  CompanyBoundWords & {
    /** Whole turns that name a figure after a question about a company: "gross?". */
    readonly after: Readonly<Partial<Record<CompanyFigure, string>>>;
    /** Figures of companies that Vela does not have. */
    readonly unnamed: string;
    /** Asks what a figure is; all the words that may stand around one then. */
    readonly defining: string;
    readonly aroundDefinition: string;
    /** Words that may stand around a company's name where the last question is asked of it. */
    readonly again: string;
    /** Words that say nothing of which figure, or which part of a deal, is asked for. */
    readonly plain: string;
    /** The day on which a company reports, as a time or as what moved a price. */
    readonly reportDay: string;
    /** A whole turn that asks why. */
    readonly whyAlone: string;
    /** Both companies of the last questions. */
    readonly both: string;
    /** After a question for the pillars: one of them by its number alone, in the group `number`. */
    readonly barePillar: string;
    /** Words that take the figure before or after them away: "not revenue but profit". */
    readonly denial: { readonly before: string; readonly after: string };
    /** What joins two figures that are both asked for. */
    readonly joined: string;
    /** What is said beside the words that ask: "so", "then". */
    readonly asides: string;
    /** "That is": what is said behind it is what is meant. */
    readonly apposition: string;
    /** Whether one year was more, or less, than another. */
    readonly compared: Readonly<Record<'more' | 'less', string>>;
    /** "7 of 9": out of how many a score is told. */
    readonly points: string;
    /** How many times as large something became. */
    readonly multiplied: string;
    /** The whole company with its debt, whose value is held against an amount. */
    readonly enterprise: string;
    /** The company itself, and no chart of its share. */
    readonly itself: string;
    /** Puts another company beside the one before. */
    readonly beside: string;
    /** What says that one amount is told as a part, or as a multiple, of another. */
    readonly ratio: string;
    /** Amounts of such a ratio that are not asked for by themselves. */
    readonly ratioAmounts: Readonly<Record<RatioAmount, string>>;
    /** What says behind an amount that it became more or less. */
    readonly grown: string;
    /** A pillar by its number, in the group `number` or `ordinal`. */
    readonly numberedPillar: string;
    /** How far a forecast looks ahead, in the group `years`; with `ahead` it is of the future. */
    readonly horizon: string;
    readonly ahead: string;
    /** The price of a share, and times too near for a forecast of a company. */
    readonly ofShare: string;
    readonly soon: string;
    /** That something is asked of what has not come yet. */
    readonly toCome: string;
    /** Numbers of years in words. */
    readonly yearWords: Readonly<Record<string, number>>;
    readonly scenarios: Readonly<Record<ForecastScenario, string>>;
    /** Numbers of pillars in words. */
    readonly pillarWords: Readonly<Record<string, number>>;
    /** In a valuation: a rate without a word for it, in the group `rate` or `other`. */
    readonly barePercent: string;
    /** Names of a valuation that no chart has. */
    readonly valuationModel: string;
    /** A pillar by a number that none has. */
    readonly otherPillar: string;
    /** Says that a date is the day of what was known, before or after it. */
    readonly knownBefore: string;
    readonly knownAfter: string;
    /** A discount rate in percent, in the group `rate`, `other` or `required`. */
    readonly discountRate: string;
    /** Growth of a valuation in percent, in the group `rate` or `other`. */
    readonly growth: string;
    /** Growth for ever in percent, in the group `rate` or `other`. */
    readonly longRunGrowth: string;
    /** Says that it is asked of now, and of no year that was named before. */
    readonly asOfNow: string;
    /** The year before this one, and a number of years ago, their number in the only group. */
    readonly lastYear: string;
    /** The same where something is set against it. */
    readonly againstLastYear: string;
    readonly yearsAgo: string;
    /** So many years up to now, their number in the only group. */
    readonly lastYears: string;
    /** So many quarters up to now: the newest ones are told. */
    readonly lastQuarters: string;
    /** Something becomes more or less in them. */
    readonly changing: string;
    /** Two to ten, in words. */
    readonly counts: readonly string[];
    /** A year that another is set against, in the group `year` or `other`. */
    readonly comparedYear: string;
    /** Words of a value, or of a condition, by which a rate is one of a valuation. */
    readonly supposed: string;
    /** By quarter; one of them by its number, in the group `number` or `ordinal`. */
    readonly quarter: string;
    /** Years from one on, in the group `from`. */
    readonly years: string;
    /** Asks what a price assumes, and not what a share is worth. */
    readonly reversed: string;
    /** A whole turn after a figure: where it is from; after a forecast: how far to trust it. */
    readonly sourceAlone: string;
    readonly trust: string;
    /** A whole turn that asks whether the last figure is high, good or too much. */
    readonly judgedAlone: string;
    /** Asks for a yes or no; whether something is more, or less. */
    readonly whether: { readonly asked: string; readonly more: string; readonly less: string };
  };

/** Companies in one language: how figures are asked for, called and told. */
export type CompanyWords = CompanyQuestionWords & {
  readonly names: Readonly<Record<CompanyFigure, string>>;
  /** What each figure is, for a question that names no company. */
  readonly definitions: Readonly<Record<CompanyTerm, string>>;
  /** What figures are called of a kind of company, where that is not what they usually are. */
  readonly namesByKind: Readonly<
    Record<CompanyKind, Readonly<Partial<Record<CompanyFigure, string>>>>
  >;
  readonly amountNames: Readonly<Record<CompanyAmount, string>>;
  /** Values of the editor: by two methods, what is told of each, and the columns. */
  readonly editorNames: Readonly<
    Record<'earnings' | 'cashFlow' | 'terminal' | 'return', string>
  > & { readonly columns: Readonly<Record<EditorColumnName, string>> };
  /** What filed figures are held against each other for. */
  readonly checkNames: Readonly<Record<DataCheckId, string>>;
  readonly partNames: Readonly<Record<CompanyPart, string>>;
  readonly reasons: Readonly<Record<CompanyReason, string>>;
  readonly unfiled: UnfiledWords;
  readonly concepts: CompanyConceptWords;
  /** A figure of a company, in `{$what}` and `{$name}`; said before an answer of yes or no. */
  readonly namedFigure: string;
  /** What was read beside the figures, with its number in `{$n}`. */
  readonly chips: Readonly<
    Record<'fiscal' | 'from' | 'quarter' | 'known' | 'ahead' | 'percent', string>
  >;
  readonly verdicts: Readonly<Record<'yes' | 'no' | 'yes-assumed' | 'no-assumed', string>>;
  /** Names with numbers that belong to a definition. */
  readonly labels: Readonly<
    Record<
      | 'window'
      | 'span'
      | 'years'
      | 'pillars'
      | 'million'
      | 'nine'
      | 'paths'
      | 'percentiles'
      | 'inside'
      | 'near'
      | 'middle'
      | 'far'
      | 'checks'
      | 'fiscalYears',
      string
    >
  >;
  readonly sentences: Readonly<Record<CompanySentence, string>>;
};
