import { formatFactValue, type Fact, type Interval, type Language } from '@vela/contracts';
import { listFrames, type FactFrame } from './numbers/fact-frame.ts';
import { indexFactNames, type NamedFact } from './numbers/index-fact-names.ts';

/** Facts of an answer by their ids, and by the way in which their values are written. */
export type KnownNumbers = {
  /** With the words of their names; made when a text first needs them. */
  getNamed(): readonly NamedFact[];
  /** What the facts of charts are about; made when a text first needs it. */
  getFrames(): readonly FactFrame[];
  readonly facts: ReadonlyMap<string, Fact>;
  /** Id of the one fact that is written so; undefined where several differ. */
  findWritten(text: string): string | undefined;
};

/** Digits of a number that one fact alone is likely to have: "9%" or "0.21" may be many things. */
const minDigits = 5;

const isTooShort = (text: string): boolean => text.replace(/\D/g, '').length < minDigits;

/** Indexes the facts of an answer. */
export function indexNumbers(
  facts: readonly Fact[],
  { language, interval }: { readonly language: Language; readonly interval: Interval | undefined },
): KnownNumbers {
  const byText = new Map<string, Fact | undefined>();
  const add = (text: string, fact: Fact): void => {
    const before = byText.get(text);
    const isOther = byText.has(text) && before?.value !== fact.value;
    byText.set(text, isOther ? undefined : (before ?? fact));
  };
  for (const fact of facts) {
    const { value, unit } = fact;
    if (typeof value === 'string' || unit === 'time') continue;
    const text = formatFactValue(fact, language, interval);
    if (isTooShort(text)) continue;
    add(text, fact);
    if (value < 0) add(formatFactValue({ ...fact, value: -value }, language), fact);
  }
  let named: readonly NamedFact[] | undefined;
  let frames: readonly FactFrame[] | undefined;
  return {
    getFrames: () => (frames ??= listFrames(facts)),
    getNamed: () => (named ??= indexFactNames(facts, language)),
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    findWritten: (text) => byText.get(text)?.id,
  };
}
