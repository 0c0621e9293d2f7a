import {
  answerQuestion,
  builtInNarrator,
  createSeriesAnalyses,
  createTextGuard,
  openAnswer,
  toGuardInput,
} from '@vela/analyst';
import type { Evidence, Fact, Language } from '@vela/contracts';
import { createMarketData, instrumentCatalogue } from '@vela/market-data';
import { tellInManner } from './manner-sentences.ts';
import { mutateSentences, mutateToldFacts } from './mutate-told-facts.ts';
import { plantFaults, type PlantedFault } from './planted-faults.ts';
import { tellFacts } from './told-facts.ts';
import { tellWrittenSentences, type WrittenPart, writtenParts } from './written-sentences.ts';

type Checked = {
  readonly right: readonly GuardedSentence[];
  readonly wrong: readonly (GuardedSentence & Pick<PlantedFault, 'kind'>)[];
};

/** Sentences of real answers as a model would write them, with and without a planted fault. */
export type GuardedSet = Checked & {
  readonly language: Language;
  /** Sentences of other frames about the facts of the same answers. */
  readonly told: Checked;
  /** Sentences of each half of the sets that were written apart, most of them about several facts. */
  readonly written: ReadonlyMap<WrittenPart, Checked>;
  /** Sentences in the manner of a model, with rounded numbers of their own; open. */
  readonly manner: Checked;
  /** Microseconds of the guard for a token of four letters. */
  readonly microsecondsPerToken: number;
};

export type GuardedSentence = {
  readonly text: string;
  readonly isShown: boolean;
  /** Why it is refused: each rule with what it found. */
  readonly reasons: string;
};

const now = Date.UTC(2026, 10, 21, 12);
const symbols = ['BTCUSDT', 'ETHUSDT', 'AAPL', 'EURUSD', 'XAUUSD', 'SPX', 'NVDA', 'SOLUSDT'];
const asked: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Analyze # on the 4 hour chart',
    '# support and resistance daily',
    'volatility of # 4h',
    'max drawdown of # in the last 90 days',
  ],
  tr: [
    '# 4 saatlik grafiği analiz et',
    '# günlük destek ve direnç',
    '# 4 saatlik oynaklık',
    '# son 90 günde en büyük düşüş',
  ],
};

/** A sentence with placeholders in the place of its numbers. */
function toModelText({ text, spans }: Evidence): string {
  return spans.reduceRight(
    (left, { start, end, factId }) => `${left.slice(0, start)}[[${factId}]]${left.slice(end)}`,
    text,
  );
}

const lettersPerToken = 4;
const repeats = 40;

/** Microseconds of the guard for a token of a sentence: the least of many, beside other work. */
function measureCost(guardText: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: repeats }, () => {
    const began = performance.now();
    guardText(text);
    return performance.now() - began;
  });
  return (1_000 * Math.min(...times)) / (text.length / lettersPerToken);
}

function checkText(text: string, guardText: ReturnType<typeof createTextGuard>): GuardedSentence {
  const guarded = guardText(text);
  const faults = guarded.kind === 'refused' ? guarded.refused.faults : [];
  const reasons = faults.map((fault) => `${fault.rule}: ${fault.text}`).join('; ');
  return { text, isShown: guarded.kind === 'sentence', reasons };
}

function findName(symbol: string, language: Language): string {
  const match = instrumentCatalogue.resolve(symbol);
  return match.kind === 'found' ? match.instrument.name[language] : symbol;
}

/** The sentences of one half of a set that was written apart, checked against an answer. */
function checkWritten(
  facts: readonly Fact[],
  about: Parameters<typeof mutateSentences>[1] & { readonly part: WrittenPart },
  check: (text: string) => GuardedSentence,
): Checked {
  const { language, symbol, part } = about;
  const name = findName(symbol, language);
  const own = tellWrittenSentences(facts, { language, name }, part);
  const planted = [
    ...own.wrong.map((text) => ({ kind: 'written', text })),
    ...mutateSentences(own.right, about),
  ];
  return {
    right: own.right.map(({ text }) => check(text)),
    wrong: planted.map(({ kind, text }) => ({ ...check(text), kind })),
  };
}

/** Sentences in the manner of a model, checked against an answer. */
function checkManner(
  facts: readonly Fact[],
  { language, symbol }: { readonly language: Language; readonly symbol: string },
  check: (text: string) => GuardedSentence,
): Checked {
  const { right, wrong } = tellInManner(facts, { language, name: findName(symbol, language) });
  return {
    right: right.map(check),
    wrong: wrong.map(({ kind, text }) => ({ ...check(text), kind })),
  };
}

/** What is told of the facts in other frames, checked against an answer. */
function checkTold(
  facts: readonly Fact[],
  about: Parameters<typeof mutateSentences>[1],
  check: (text: string) => GuardedSentence,
): Checked {
  return {
    right: tellFacts(facts, about.language).map(({ text }) => check(text)),
    wrong: mutateToldFacts(facts, about).map(({ kind, text }) => ({ ...check(text), kind })),
  };
}

/** Runs the guard of model texts over a set made from the narrator's answers. */
export async function guardPlantedFaults(language: Language): Promise<GuardedSet> {
  const store = {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  };
  const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
  const seriesAnalyses = createSeriesAnalyses();
  const deps = { marketData, seriesAnalyses, narrator: builtInNarrator, newId: () => 'id' };
  const right: GuardedSentence[] = [];
  const wrong: GuardedSet['wrong'][number][] = [];
  const told = { right: [...right], wrong: [...wrong] };
  const written = new Map(
    writtenParts.map((part) => [part, { right: [...right], wrong: [...wrong] }]),
  );
  const manner = { right: [...right], wrong: [...wrong] };
  const costs: number[] = [];
  const questions = symbols.flatMap((symbol) =>
    asked[language].map((form) => ({ symbol, message: form.replace('#', symbol) })),
  );
  for (const { symbol, message } of questions) {
    const question = { message, language, chosen: {}, context: {}, now };
    const answer = await (await openAnswer(answerQuestion(question, deps))).collect();
    const input = toGuardInput(answer, instrumentCatalogue);
    const guardText = createTextGuard(input);
    const check = (text: string): GuardedSentence => checkText(text, guardText);
    const { facts, interval } = input;
    const framed = checkTold(facts, { language, interval, symbol }, check);
    told.right.push(...framed.right);
    told.wrong.push(...framed.wrong);
    const rounded = checkManner(facts, { language, symbol }, check);
    manner.right.push(...rounded.right);
    manner.wrong.push(...rounded.wrong);
    for (const [part, checked] of written) {
      const own = checkWritten(facts, { language, interval, symbol, part }, check);
      checked.right.push(...own.right);
      checked.wrong.push(...own.wrong);
    }
    for (const sentence of answer.sentences.filter(({ spans }) => spans.length > 0)) {
      const text = toModelText(sentence);
      right.push(check(text));
      costs.push(measureCost(guardText, text));
      const faults = plantFaults(sentence, { language, symbol });
      wrong.push(...faults.map((fault) => ({ ...check(fault.text), kind: fault.kind })));
    }
  }
  return {
    language,
    right,
    wrong,
    told,
    written,
    manner,
    microsecondsPerToken: costs.reduce((sum, one) => sum + one, 0) / costs.length,
  };
}
