import type { IndicatorInfo } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartQuestion } from '../explain/chart-question.ts';
import type { ChartData } from '../use-candles.ts';
import { addChosen, type ChosenIndicator } from './chosen-indicator.ts';
import type { IndicatorAction } from './indicator-legend.tsx';
import type { IndicatorRow, Indicators } from './use-indicators.ts';

/** An indicator whose parameters are being chosen: one on the chart, or a new one that needs them before it can be shown. */
export type Edited = {
  readonly info: IndicatorInfo;
  readonly chosen: Pick<ChosenIndicator, 'parameters' | 'other'>;
  readonly key: string | undefined;
};

export type IndicatorActions = {
  readonly picking: boolean;
  readonly setPicking: (open: boolean) => void;
  readonly edited: Edited | undefined;
  readonly setEdited: (edited: Edited | undefined) => void;
  readonly add: (info: IndicatorInfo) => void;
  readonly save: (chosen: Pick<ChosenIndicator, 'parameters' | 'other'>) => void;
  readonly act: (action: IndicatorAction, row: IndicatorRow) => void;
};

/** The chart they are on, and where a question about one of them goes. */
type Chart = { readonly data: ChartData; readonly onAsk: (question: ChartQuestion) => void };

/** What is done with the indicators on the chart. */
export function useIndicatorActions(
  { change, ask }: Indicators,
  { data, onAsk }: Chart,
): IndicatorActions {
  const { t } = useTranslation('chart');
  const [picking, setPicking] = useState(false);
  const [edited, setEdited] = useState<Edited>();
  const { instrument, interval } = data.analysis;

  const explain = ({ info, chosen }: IndicatorRow): void => {
    const words = { name: info?.name ?? chosen.id, symbol: instrument.symbol, interval };
    onAsk({ message: t('indicators.question', words), symbol: instrument.symbol, interval });
  };
  const actions: Readonly<Record<IndicatorAction, (row: IndicatorRow) => void>> = {
    toggle: ({ chosen: { key } }) =>
      change((all) => all.map((one) => (one.key === key ? { ...one, hidden: !one.hidden } : one))),
    remove: ({ chosen: { key } }) => change((all) => all.filter((one) => one.key !== key)),
    settings: ({ info, chosen }) =>
      info !== undefined && setEdited({ info, chosen, key: chosen.key }),
    explain,
  };
  return {
    picking,
    setPicking: (open) => {
      if (open) ask();
      setPicking(open);
    },
    edited,
    setEdited,
    add: (info) => {
      // What compares two cannot be drawn before the second one is known.
      if (info.needsOther) setEdited({ info, chosen: { parameters: {} }, key: undefined });
      else change((all) => addChosen(all, { id: info.id, parameters: {} }));
    },
    save: (chosen) => {
      if (edited === undefined) return;
      const { info, key } = edited;
      change((all) =>
        key === undefined
          ? addChosen(all, { id: info.id, ...chosen })
          : all.map((one) => (one.key === key ? { ...one, ...chosen } : one)),
      );
      setEdited(undefined);
    },
    act: (action, row) => actions[action](row),
  };
}
