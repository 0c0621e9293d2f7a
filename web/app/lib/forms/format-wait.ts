import type { Language } from '@vela/contracts';

const units = [
  { unit: 'hour', seconds: 3_600, from: 5_400 },
  { unit: 'minute', seconds: 60, from: 90 },
  { unit: 'second', seconds: 1, from: 0 },
] as const;

/** Formats a wait, rounded up: "40 seconds", "2 minutes", "3 saat". */
export function formatWait(seconds: number, language: Language): string {
  const { unit, seconds: length } = units.find(({ from }) => seconds > from) ?? units[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  );
}
