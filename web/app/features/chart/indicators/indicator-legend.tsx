import {
  Ellipsis,
  Eye,
  EyeOff,
  MessageCircleQuestion,
  Settings,
  TriangleAlert,
  X,
} from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { joinClassNames } from '../../../ui/class-names.ts';
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx';
import type { ChartFormat } from '../chart-format.ts';
import { useStableCallback } from '../use-stable-callback.ts';
import { mergeParameters } from './chosen-indicator.ts';
import type { IndicatorRow } from './use-indicators.ts';

export type IndicatorAction = 'toggle' | 'settings' | 'explain' | 'remove';

type IndicatorLegendProps = {
  rows: readonly IndicatorRow[];
  /** Index of the candle whose values are shown. */
  candle: number;
  format: ChartFormat;
  toLineColour: (line: number) => string;
  onAction: (action: IndicatorAction, row: IndicatorRow) => void;
};

/** Indicators on the chart with their values at a candle, as text. */
export function IndicatorLegend({
  rows,
  candle,
  format,
  toLineColour,
  onAction,
}: IndicatorLegendProps) {
  const { t } = useTranslation('chart');
  if (rows.length === 0) return null;
  const shown = rows.filter(({ chosen, drawn }) => !chosen.hidden && drawn !== undefined);
  const firstLine = (row: IndicatorRow): number =>
    shown
      .slice(0, shown.indexOf(row))
      .reduce(
        (sum, { info }) =>
          sum + (info?.outputs.filter(({ draw }) => draw !== 'candles').length ?? 0),
        0,
      );
  return (
    // On phones one line that scrolls: rows of touch targets would leave the chart no room.
    <ul
      aria-label={t('indicators.onTheChart')}
      className="relative flex shrink-0 gap-x-2 overflow-x-auto px-3 text-xs md:max-h-28 md:flex-wrap md:overflow-y-auto md:pb-1"
    >
      {rows.map((row) => (
        <IndicatorItem
          key={row.chosen.key}
          row={row}
          candle={candle}
          format={format}
          toLineColour={(line) => toLineColour(firstLine(row) + line)}
          onAction={onAction}
        />
      ))}
    </ul>
  );
}

type IndicatorItemProps = Omit<IndicatorLegendProps, 'rows'> & { row: IndicatorRow };

function IndicatorItem({ row, candle, format, toLineColour, onAction }: IndicatorItemProps) {
  const { chosen, info, problem } = row;
  const name = formatIndicatorName(row);
  const onChoose = useStableCallback((action: IndicatorAction) => onAction(action, row));
  const hasParameters = info !== undefined && (info.parameters.length > 0 || info.needsOther);
  return (
    <li
      data-indicator={chosen.key}
      className="flex shrink-0 items-center gap-0.5 whitespace-nowrap"
    >
      <span
        className={joinClassNames('mr-1 font-medium', chosen.hidden && 'text-muted line-through')}
        title={info?.name}
      >
        {name}
      </span>
      {!chosen.hidden && (
        <Values row={row} candle={candle} format={format} toLineColour={toLineColour} />
      )}
      {problem !== undefined && <Problem problem={problem} />}
      <IndicatorMenu
        name={name}
        hidden={chosen.hidden}
        hasParameters={hasParameters}
        onChoose={onChoose}
      />
    </li>
  );
}

function Problem({ problem }: { problem: Error }) {
  const { t } = useTranslation('chart');
  return (
    <span role="alert" className="flex items-center gap-1 text-danger">
      <TriangleAlert aria-hidden="true" className="size-3.5" />
      {problem instanceof ApiError && problem.message !== ''
        ? problem.message
        : t('indicators.noValues')}
    </span>
  );
}

type IndicatorMenuProps = {
  name: string;
  hidden: boolean;
  hasParameters: boolean;
  onChoose: (action: IndicatorAction) => void;
};

const IndicatorMenu = memo(function IndicatorMenu({
  name,
  hidden,
  hasParameters,
  onChoose,
}: IndicatorMenuProps) {
  const { t } = useTranslation('chart');
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t('indicators.actions', { name })}
          className="inline-grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink md:size-6"
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </button>
      }
      entries={[
        {
          label: t(hidden ? 'indicators.show' : 'indicators.hide'),
          icon: hidden ? Eye : EyeOff,
          onChoose: () => onChoose('toggle'),
        },
        {
          label: t('indicators.change'),
          icon: Settings,
          onChoose: () => onChoose('settings'),
          disabled: !hasParameters,
        },
        {
          label: t('menu.explain'),
          icon: MessageCircleQuestion,
          onChoose: () => onChoose('explain'),
        },
        { label: t('indicators.remove'), icon: X, onChoose: () => onChoose('remove') },
      ]}
    />
  );
});

/** Name of an indicator in the legend: its acronym with its parameters. */
export function formatIndicatorName({
  chosen,
  info,
}: Pick<IndicatorRow, 'chosen' | 'info'>): string {
  if (info === undefined) return chosen.id;
  const parameters = Object.values(mergeParameters(info, chosen)).join(' ');
  return [info.short, parameters, chosen.other ?? ''].filter((part) => part !== '').join(' ');
}

function Values({
  row: { drawn, info },
  candle,
  format,
  toLineColour,
}: Omit<IndicatorItemProps, 'onAction'>) {
  const lines = drawn?.outputs.filter(({ draw }) => draw !== 'candles') ?? [];
  const write = info?.pane === 'price' ? format.price : format.plain;
  return lines.map(({ name, label, atClose }, index) => {
    const value = atClose[candle];
    return (
      <span key={name} title={label} className="mr-1 flex items-center gap-1 tabular-nums">
        <span
          aria-hidden="true"
          className="inline-block size-2 rounded-full"
          style={{ backgroundColor: toLineColour(index) }}
        />
        {lines.length > 1 && <span className="sr-only">{label}</span>}
        {value === null || value === undefined ? '–' : write(value)}
      </span>
    );
  });
}
