import { type ComponentProps, useMemo, useState } from 'react';
import { usePicture } from './export/use-picture.ts';
import { formatIndicatorName as indicatorName } from './indicators/indicator-legend.tsx';
import { useReplayControl } from './replay/replay-provider.tsx';
import { useDescription } from './summary/use-description.ts';
import type { ChartTool, ChartTools } from './chart-tools.tsx';
import type { ChartScreen } from './use-chart-screen.ts';
import { useStableCallback } from './use-stable-callback.ts';

/** Start of a replay as a share of the candles: a quarter is left to play. */
const replayStartShare = 0.75;

export type Description = { readonly text: string; readonly close: () => void };

/** Actions of the chart's tools, and the description that one of them produces. */
export function useChartTools(screen: ChartScreen): {
  tools: ComponentProps<typeof ChartTools>;
  description: Description;
} {
  const { container, chart, format, data, settings, onSettings, setHelpOpen, indicatorActions } =
    screen;
  const { isOn: replaying, act, shownNow } = useReplayControl();
  const drawn = screen.indicators.rows.filter(
    (row) => !row.chosen.hidden && row.drawn !== undefined,
  );
  const picture = usePicture(screen, shownNow, drawn.map(indicatorName));
  const { symbol } = data.analysis.instrument;
  const describe = useDescription(screen);
  const [told, setTold] = useState({ text: '', format });
  // A description in another language, zone or instrument format is outdated: it is dropped.
  const text = told.format === format ? told.text : '';
  const actions: Readonly<Record<ChartTool, () => void>> = {
    indicators: () => indicatorActions.setPicking(true),
    replay: () =>
      act(
        replaying
          ? { kind: 'stop' }
          : { kind: 'start', at: Math.floor(data.whole.openTime.length * replayStartShare) },
      ),
    latest: () => chart?.showLatest(),
    fit: () => chart?.showAll(),
    picture: () => {
      if (container.current !== null) picture.save(container.current);
    },
    describe: () => setTold({ text: describe(shownNow()), format }),
    keys: () => setHelpOpen(true),
  };
  const onTool = useStableCallback((tool: ChartTool) => actions[tool]());
  const onSettingsStable = useStableCallback(onSettings);
  const isDrawn = chart !== undefined;
  const { failed: pictureFailed } = picture;
  const tools = useMemo(
    () => ({
      symbol,
      replaying,
      isDrawn,
      pictureFailed,
      settings,
      onSettings: onSettingsStable,
      onTool,
    }),
    [symbol, replaying, isDrawn, pictureFailed, settings, onSettingsStable, onTool],
  );
  return {
    tools,
    description: { text, close: () => setTold({ text: '', format }) },
  };
}
