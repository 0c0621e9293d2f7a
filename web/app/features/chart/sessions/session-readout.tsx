import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartFormat } from '../chart-format.ts';
import type { SessionSpan } from './session-span.ts';

type FormatSession = (session: SessionSpan) => string;

/** Memoizes the text of each session: it is the same for many candles. */
function memoizeSessionText(formatSession: FormatSession): FormatSession {
  const known = new Map<SessionSpan, string>();
  return (session) => {
    const words = known.get(session) ?? formatSession(session);
    known.set(session, words);
    return words;
  };
}

/** Text of the sessions a candle opens in, with their hours in the user's own time zone. */
export function useSessionWords(
  drawn: readonly SessionSpan[],
  format: ChartFormat,
): (candle: number) => string {
  const { t } = useTranslation('chart');
  const formatSession = useMemo(
    () =>
      memoizeSessionText(
        ({ id, start, end }) => `${t(`session.name.${id}`)} ${format.ownHours(start, end)}`,
      ),
    [format, t],
  );
  return (candle) =>
    drawn
      .filter(({ from, to }) => from <= candle && candle <= to)
      .map(formatSession)
      .join(' · ');
}

/** Session text over a chart's corner: the layout does not shift as the pointer moves. */
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
