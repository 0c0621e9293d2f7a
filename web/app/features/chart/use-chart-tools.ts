import { type ComponentProps, useMemo, useState } from 'react';
import { usePicture } from './export/use-picture.ts';
import { nameOf as indicatorName } from './indicators/indicator-legend.tsx';
import { useReplayControl } from './replay/replay-provider.tsx';
import { useDescription } from './summary/use-description.ts';
import type { ChartTool, ChartTools } from './chart-tools.tsx';
import type { ChartScreen } from './use-chart-screen.ts';
import { useStable } from './use-stable.ts';

/** Where a replay begins: it leaves a quarter of the candles to be played. */
const replayFrom = 0.75;

export type Description = { readonly text: string; readonly close: () => void };

/** What the tools of a chart do, and the description one of them gives. */
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
  const describe = useDescription(screen);
  const [told, setTold] = useState({ text: '', format });
  // It was written in another language, in another zone or of another instrument: it goes.
  const text = told.format === format ? told.text : '';
  const actions: Readonly<Record<ChartTool, () => void>> = {
    indicators: () => indicatorActions.setPicking(true),
    replay: () =>
      act(
        replaying
          ? { kind: 'stop' }
          : { kind: 'start', at: Math.floor(data.whole.openTime.length * replayFrom) },
      ),
    picture: () => {
      if (container.current !== null) picture.save(container.current);
    },
    describe: () => setTold({ text: describe(shownNow()), format }),
    keys: () => setHelpOpen(true),
  };
  const onTool = useStable((tool: ChartTool) => actions[tool]());
  const onSettingsStable = useStable(onSettings);
  const isDrawn = chart !== undefined;
  const { failed: pictureFailed } = picture;
  const tools = useMemo(
    () => ({ replaying, isDrawn, pictureFailed, settings, onSettings: onSettingsStable, onTool }),
    [replaying, isDrawn, pictureFailed, settings, onSettingsStable, onTool],
  );
  return {
    tools,
    description: { text, close: () => setTold({ text: '', format }) },
  };
}
