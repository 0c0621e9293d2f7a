import type { IndicatorInfo, IndicatorRequest } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartQuestion } from '../explain/chart-question.ts';
import type { ChartData } from '../use-chart-data.ts';
import { addChosen, type ChosenIndicator } from './chosen-indicator.ts';
import type { IndicatorAction } from './indicator-legend.tsx';
import type { IndicatorRow, Indicators } from './use-indicators.ts';

/** An indicator being edited: on the chart, or new with parameters that it needs to be drawn. */
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

/** Data of the chart, and the callback for a question about an indicator. */
type Chart = { readonly data: ChartData; readonly onAsk: (question: ChartQuestion) => void };

/** An indicator of the chart as it is asked about: with the length it is drawn with. */
function toIndicatorRequest(
  { id, parameters }: ChosenIndicator,
  info: IndicatorInfo | undefined,
): IndicatorRequest {
  const first = info?.parameters.find(({ kind }) => kind === 'integer');
  const length = first === undefined ? undefined : parameters[first.name];
  return typeof length === 'number' ? { id, length } : { id };
}

/** Actions on the indicators of the chart. */
export function useIndicatorActions(
  { change, ask, dismiss }: Indicators,
  { data, onAsk }: Chart,
): IndicatorActions {
  const { t } = useTranslation('chart');
  const [picking, setPicking] = useState(false);
  const [edited, setEdited] = useState<Edited>();
  const { instrument, interval } = data.analysis;

  const explain = ({ info, chosen }: IndicatorRow): void => {
    const words = { name: info?.name ?? chosen.id, symbol: instrument.symbol, interval };
    const plan = {
      intent: 'indicator',
      indicator: toIndicatorRequest(chosen, info),
      namesInstrument: true,
    } as const;
    const message = t('indicators.question', words);
    onAsk({ message, symbol: instrument.symbol, interval, plan });
  };
  const actions: Readonly<Record<IndicatorAction, (row: IndicatorRow) => void>> = {
    toggle: ({ chosen: { key } }) =>
      change((all) => all.map((one) => (one.key === key ? { ...one, hidden: !one.hidden } : one))),
    remove: ({ chosen: { key } }) => change((all) => all.filter((one) => one.key !== key)),
    // Changed, one that was only spoken of is a chosen one.
    settings: ({ info, chosen, isOwn }) =>
      info !== undefined && setEdited({ info, chosen, key: isOwn ? chosen.key : undefined }),
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
      // An indicator that compares two instruments needs the second one first.
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
    act: (action, row) =>
      !row.isOwn && (action === 'toggle' || action === 'remove')
        ? dismiss(row.chosen.key)
        : actions[action](row),
  };
}
