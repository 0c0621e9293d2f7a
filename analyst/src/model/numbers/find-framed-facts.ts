import type { Language } from '@vela/contracts';
import { chooseFramedFact, type FrameContext } from './choose-framed-fact.ts';
import { findFramedNumbers } from './find-framed-numbers.ts';
import type { WrittenNumber } from './find-written-numbers.ts';
import { withoutHedge, type BoundNumber } from './without-hedge.ts';

type Place = Pick<BoundNumber, 'start' | 'end'>;

const isWithin = (place: number, parts: readonly Place[]): boolean =>
  parts.some(({ start, end }) => place >= start && place < end);

/** Numbers that the names of facts do not settle, by what their clauses say they are about. */
export function findFramedFacts(
  {
    plain,
    masked,
    written,
    settled,
    getContext,
  }: {
    readonly plain: string;
    readonly masked: string;
    readonly written: readonly WrittenNumber[];
    /** Numbers that have their fact, and dates. */
    readonly settled: readonly Place[];
    readonly getContext: () => FrameContext;
  },
  language: Language,
): readonly BoundNumber[] {
  const all = findFramedNumbers(masked, written, language);
  const open = all.filter(
    ({ start, end }) => !isWithin(start, settled) && !isWithin(end - 1, settled),
  );
  if (open.length === 0) return [];
  return open.flatMap((number) => {
    const fact = chooseFramedFact(number, getContext());
    return fact === undefined
      ? []
      : withoutHedge({ start: number.start, end: number.end, fact }, plain, language);
  });
}
