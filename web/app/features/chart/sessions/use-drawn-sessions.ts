import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toScaleBreakMark } from '../scale-break-mark.ts';
import type { ChartNow } from '../use-chart-screen.ts';

/** Draws the sessions chosen, the candles with events, and the candle on which prices change their scale. */
export function useDrawnSessions({
  chart,
  shown,
  eventMarks,
  sessions: { drawn },
}: ChartNow): void {
  const { t } = useTranslation('chart');
  const { analysis, whole } = shown;
  useEffect(() => {
    const names = [t('scaleBreak.name'), t('scaleBreak.short')];
    chart?.showSessions([
      ...drawn.map(({ id, from, to }) => ({
        from,
        to,
        names: [t(`session.name.${id}`), t(`session.short.${id}`)],
      })),
      ...eventMarks.map(({ candle, events }) => ({
        from: candle,
        to: candle,
        names: [t('settings.events.mark', { count: events.length }), `◆ ${events.length}`],
      })),
      ...toScaleBreakMark(analysis, whole.openTime, names),
    ]);
  }, [chart, drawn, eventMarks, analysis, whole, t]);
}
