import { formatNumber, type Language, languageRules, mapLanguages } from '@vela/contracts';

export type PriceTick = { readonly price: number; readonly text: string };
export type TimeTick = { readonly index: number; readonly text: string };

const roundSteps = [1, 2, 2.5, 5, 10];

/** About `count` round prices in a range, with the decimals their distance needs. */
export function createPriceTicks(
  range: { lowest: number; highest: number; count: number },
  language: Language,
): PriceTick[] {
  const wanted = (range.highest - range.lowest) / range.count;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = (roundSteps.find((round) => round * power >= wanted) ?? 10) * power;
  const decimals = Math.max(
    0,
    -Math.floor(Math.log10(step) + 1e-9) +
      (Math.abs(step / 10 ** Math.floor(Math.log10(step)) - 2.5) < 1e-6 ? 1 : 0),
  );
  const ticks: PriceTick[] = [];
  for (
    let multiple = Math.ceil(range.lowest / step);
    multiple * step <= range.highest;
    multiple += 1
  ) {
    const price = multiple * step;
    ticks.push({ price, text: formatNumber(price, Math.min(decimals, 8), language) });
  }
  return ticks;
}

const dayMs = 86_400_000;
const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
// Created once: creating a formatter costs more than all it formats.
const days = mapLanguages(
  (language) => new Intl.DateTimeFormat(languageRules[language].dateLocale, style),
);

const hourMs = 3_600_000;
const hourSteps = [1, 2, 3, 4, 6, 12];
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Round hours (UTC) for candles of hardly more than a day, at least `distance` candles apart. */
function createHourTicks(openTime: readonly number[], distance: number): TimeTick[] {
  const candleMs = (openTime[1] ?? 0) - (openTime[0] ?? 0);
  const stepMs = (hourSteps.find((step) => step * hourMs >= distance * candleMs) ?? 24) * hourMs;
  return openTime.flatMap((time, index) =>
    time % stepMs === 0 ? [{ index, text: clock.format(time) }] : [],
  );
}

/** First candles of UTC days, at least `distance` candles apart; hours if hardly any days. */
export function createTimeTicks(
  openTime: readonly number[],
  distance: number,
  language: Language,
): TimeTick[] {
  if ((openTime.at(-1) ?? 0) - (openTime[0] ?? 0) < 1.5 * dayMs)
    return createHourTicks(openTime, distance);
  const ticks: TimeTick[] = [];
  for (const [index, time] of openTime.entries()) {
    const previous = openTime[index - 1];
    const isNewDay =
      previous !== undefined && Math.floor(previous / dayMs) !== Math.floor(time / dayMs);
    const last = ticks.at(-1);
    if (isNewDay && (last === undefined || index - last.index >= distance))
      ticks.push({ index, text: days[language].format(time) });
  }
  return ticks;
}
