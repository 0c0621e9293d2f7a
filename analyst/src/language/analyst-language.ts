import type { ComparedPeriods } from './compared-periods.ts';
import type { FocusWords } from './focus-words.ts';
import type { concerns, Concept, Period } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import type { FindingSentences } from '../narrator/finding-sentences.ts';
import type { MoneyWords } from './money-words.ts';
import type { SeasonWords } from './season-words.ts';
import type { WholeQuestionWords } from './whole-question-words.ts';
import type { CountedStructures } from './counted-structures.ts';
import type { CountedWords } from './counted-words.ts';
import type { UnfollowedWords } from './unfollowed-words.ts';
import type { HeldWords } from './held-words.ts';
import type { PriceCheckWords } from './price-check-words.ts';
import type { CompanyWords } from './company-words.ts';
import type { PeerWords } from './peer-words.ts';
import type { CompanyTableWords } from './company-table-words.ts';
import type { WorkbookWords } from './workbook-words.ts';
import type { EventWords } from './event-words.ts';
import type { ListWords } from './list-words.ts';
import type { PropertyLanguage } from './property-words.ts';
import type { ActWords, FilterWord } from './act-words.ts';
import type { AnalysisSentence } from './en/analysis.ts';
import type { AnswerSentence } from './en/answers.ts';
import type { MeasureSentence } from './en/measures.ts';
import type { SuggestionKey } from './en/suggestions.ts';
import type { TimeframeSentence } from './en/timeframes.ts';
import type { Glossary, TermQuestions } from './glossary.ts';
import type { AdviceLexicon } from './advice-lexicon.ts';
import type { AdviceWords } from './advice-words.ts';
import type { GuardWords } from './guard-words.ts';
import type { FrameWords } from './frame-words.ts';
import type { ModelWords } from './model-words.ts';
import type { QuestionLexicon } from './question-lexicon.ts';
import type { TalkWords } from './talk-words.ts';
import type { VerdictWords } from './verdict-words.ts';
import type { Words } from './words.ts';

/** Rules of sentences in one language, beside their words. */
export type SentenceRules = {
  /** How a template names the two ends of a span, and one day where both are the same. */
  readonly oneDay: { readonly span: RegExp; readonly day: string };
  /** What follows a formatted number at `{fact~ending}`; empty for an ending it does not have. */
  readonly addEnding: (number: string, ending: string) => string;
  /** What follows a formatted number at `{fact#noun}`. */
  readonly addNoun: (number: string, noun: string) => string;
  /** The numbers from one to another. */
  readonly formatRange: (least: string, most: string) => string;
  /** Starts of a range that are understood, as examples. */
  readonly sinceExamples: string;
};

/** All that the analyst has in one language: how it reads questions, tells facts and is guarded. */
export type AnalystLanguage = {
  readonly question: QuestionLexicon;
  readonly analysis: Readonly<Record<AnalysisSentence, string>>;
  readonly answers: Readonly<Record<AnswerSentence, string>>;
  readonly findings: FindingSentences;
  readonly suggestions: Readonly<Record<SuggestionKey, string>>;
  readonly timeframes: Readonly<Record<TimeframeSentence, string>>;
  readonly acts: ActWords;
  readonly focus: FocusWords;
  /** Words that join what a message asks for, as a pattern. */
  readonly clauseJoiners: string;
  /** What such a word joins to one thing. */
  readonly clausePairs: string;
  readonly comparedPeriods: ComparedPeriods;
  /** Questions about a typed price. */
  readonly heldWords: HeldWords;
  readonly priceCheck: PriceCheckWords;
  readonly moneyWords: MoneyWords;
  readonly seasonWords: SeasonWords;
  readonly wholeQuestionWords: WholeQuestionWords;
  readonly unfollowedWords: UnfollowedWords;
  readonly countedStructures: CountedStructures;
  readonly countedWords: CountedWords;
  /** Names of filters, as on a chip. */
  readonly filterNames: Readonly<Record<FilterWord, string>>;
  /** What a chip says or can be changed to, where no other words say it. */
  readonly chipChanges: Readonly<
    Record<'without' | 'high' | 'low' | 'thisMonth' | 'thisYear', string>
  >;
  /** What a question for advice is about, as patterns over folded text. */
  readonly concernWords: Readonly<Record<(typeof concerns)[number], string>>;
  /** The chart of an interval, by the name of that. */
  readonly nameChart: (interval: string) => string;
  /** What the words of beginners mean. */
  readonly glossary: Glossary;
  /** How sentences name a concept, as patterns. */
  readonly termPatterns: Readonly<Record<Concept, string>>;
  /** How the meaning of a word is asked. */
  readonly termQuestions: TermQuestions;
  /** A period in words. */
  readonly formatPeriod: (period: Period) => string;
  /** When something was; `year` where the period is that year. */
  readonly formatInPeriod: (period: Period, year?: string) => string;
  /** Common words, folded: an unread one of them is not worth naming. */
  readonly commonWords: readonly string[];
  /** Words written right beside the common ones, folded: never corrected to another. */
  readonly spellingWords: readonly string[];
  /** Phrases that ask for a measure, by its id. */
  readonly measureQuestions: Readonly<Record<MeasureId, Words>>;
  readonly measureSentences: Readonly<Record<MeasureSentence, string>>;
  readonly rules: SentenceRules;
  /** Figures of companies. */
  readonly company: CompanyWords;
  /** Companies among others. */
  readonly peers: PeerWords;
  /** Statements and further checks of companies. */
  readonly companyTables: CompanyTableWords;
  /** The workbook of a company. */
  readonly workbook: WorkbookWords;
  /** Property deals. */
  readonly property: PropertyLanguage;
  /** Events of the calendar, and news. */
  readonly events: EventWords;
  /** Questions that yes or no answers. */
  readonly verdictWords: VerdictWords;
  /** Messages without a question. */
  readonly talkWords: TalkWords;
  /** Questions about the person's own lists. */
  readonly lists: ListWords;
  readonly guard: GuardWords;
  /** Words by which a sentence says what a number is about. */
  readonly frames: FrameWords;
  readonly model: ModelWords;
  readonly advice: AdviceWords;
  readonly adviceLexicon: AdviceLexicon;
};
