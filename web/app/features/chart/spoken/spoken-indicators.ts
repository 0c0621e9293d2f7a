import type { Fact } from '@vela/contracts';
import type { LitIndicator } from '../indicators/lit-indicator.ts';

/** More lines would hide the candles. */
const maxIndicators = 2;

/** The name of a line in a measure: "SMA 200", "RSI 14", "Bollinger bands 20". */
const isName = /^measure\..*\.(?:average|name|fast|slow)(?:~\d+)?$/;
const nameForm = /^([A-Z][A-Za-z ]*?)(?: (\d+))?$/;

/** The indicators of the chart that the facts of these ids name, in that order. */
export function findSpokenIndicators(
  facts: readonly Fact[],
  factIds: readonly string[],
): readonly LitIndicator[] {
  const names = factIds.flatMap((id) => {
    const fact = isName.test(id) ? facts.find((one) => one.id === id) : undefined;
    if (typeof fact?.value !== 'string' || fact.source.kind !== 'candles') return [];
    // Of another series the chart would draw another line of that name.
    const { symbol, interval } = fact.source;
    return symbol === undefined && interval === undefined ? [fact.value] : [];
  });
  return [...new Set(names)].slice(0, maxIndicators).flatMap((name) => {
    const [, words, length] = nameForm.exec(name) ?? [];
    const parameters = length === undefined ? {} : { length: Number(length) };
    return words === undefined
      ? []
      : [{ id: words.toLowerCase().replaceAll(' ', '-'), parameters }];
  });
}
