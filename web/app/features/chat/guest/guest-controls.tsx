import type { ExploredChartName } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../../ui/class-names.ts';
import { controlBox } from '../control-box.ts';
import { ShortSelect } from '../short-select.tsx';

type GuestControlsProps = {
  charts: readonly ExploredChartName[];
  shown: Pick<ExploredChartName, 'symbol' | 'interval'> | undefined;
  onChoose: (chart: Pick<ExploredChartName, 'symbol' | 'interval'>) => void;
};

/** The stored charts: a list of instruments, and the intervals of the one that is shown. */
export function GuestControls({ charts, shown, onChoose }: GuestControlsProps) {
  const { t } = useTranslation(['explore', 'chat']);
  const firsts = charts.filter(
    ({ symbol }, index) => charts.findIndex((one) => one.symbol === symbol) === index,
  );
  const name = firsts.find(({ symbol }) => symbol === shown?.symbol)?.name;
  if (charts.length === 0) return <div className="flex-1" />;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <ShortSelect
        label={t('symbol')}
        value={shown?.symbol ?? ''}
        className="font-semibold"
        shown={
          <>
            {shown?.symbol}
            <span className="font-normal max-md:hidden"> · {name}</span>
          </>
        }
        onChoose={(value) => {
          const chosen = firsts.find(({ symbol }) => symbol === value);
          if (chosen !== undefined) onChoose({ symbol: chosen.symbol, interval: chosen.interval });
        }}
      >
        {firsts.map(({ symbol, name: own }) => (
          <option key={symbol} value={symbol}>
            {symbol} · {own}
          </option>
        ))}
      </ShortSelect>
      <fieldset
        aria-label={t('chat:controls.interval')}
        className={joinClassNames(controlBox, 'inline-flex shrink-0 overflow-hidden')}
      >
        {charts
          .filter(({ symbol }) => symbol === shown?.symbol)
          .map(({ symbol, interval }) => (
            <button
              key={interval}
              type="button"
              aria-pressed={interval === shown?.interval}
              className={joinClassNames(
                'h-full min-w-9 px-2.5 text-xs -outline-offset-2 max-md:min-w-11',
                interval === shown?.interval
                  ? 'bg-ink font-medium text-paper'
                  : 'text-muted hover:text-ink',
              )}
              onClick={() => onChoose({ symbol, interval })}
            >
              <span aria-hidden="true">{t(`chat:shortInterval.${interval}`)}</span>
              <span className="sr-only">{t(`chat:interval.${interval}`)}</span>
            </button>
          ))}
      </fieldset>
    </div>
  );
}
