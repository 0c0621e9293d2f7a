import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartFormat } from '../chart-format.ts';
import type { SessionSpan } from './session-span.ts';

type WordsOf = (session: SessionSpan) => string;

/** The same words, made once: a session goes on for many candles, and each of them asks for them. */
function remembering(wordsOf: WordsOf): WordsOf {
  const known = new Map<SessionSpan, string>();
  return (session) => {
    const words = known.get(session) ?? wordsOf(session);
    known.set(session, words);
    return words;
  };
}

/** Sessions that a candle opens in, with their hours in the person's own time zone, as text. */
export function useSessionWords(
  drawn: readonly SessionSpan[],
  format: ChartFormat,
): (candle: number) => string {
  const { t } = useTranslation('chart');
  const wordsOf = useMemo(
    () =>
      remembering(
        ({ id, start, end }) => `${t(`session.name.${id}`)} ${format.ownHours(start, end)}`,
      ),
    [format, t],
  );
  return (candle) =>
    drawn
      .filter(({ from, to }) => from <= candle && candle <= to)
      .map(wordsOf)
      .join(' · ');
}

/** The same in the corner of the chart. It lies over the chart, which must not grow and shrink as the pointer moves in and out of sessions. */
export function SessionReadout({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <p
      data-testid="sessions"
      className="pointer-events-none absolute top-1 left-2 z-10 max-w-[75%] rounded-sm bg-surface/80 px-1 text-xs leading-5 text-muted tabular-nums"
    >
      {words}
    </p>
  );
}
