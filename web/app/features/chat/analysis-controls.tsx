import { analysisModes, candleLimit, formatNumber, type Interval, intervals } from '@vela/contracts';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Controls, parseLimit } from './controls.ts';

type AnalysisControlsProps = {
  controls: Controls;
  onChange: (change: Partial<Controls>) => void;
  onSearch: () => void;
  onAnalyze: () => void;
  busy: boolean;
};

const box = 'min-h-11 rounded-md border border-line-strong bg-raised text-sm md:min-h-9';

/** Symbol, interval, candle limit and mode, and the button that asks for the analysis. */
export function AnalysisControls({ controls, onChange, onSearch, onAnalyze, busy }: AnalysisControlsProps) {
  const { t } = useTranslation('chat');
  return (
    <form
      aria-label={t('controls.label')}
      className="flex min-w-0 flex-1 flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAnalyze();
      }}
    >
      <button
        type="button"
        aria-label={t('controls.symbol', { symbol: controls.symbol })}
        className={classNames(box, 'inline-flex items-center gap-2 px-3 font-semibold hover:border-accent')}
        onClick={onSearch}
      >
        <Search aria-hidden="true" className="size-4 text-muted" />
        {controls.symbol}
      </button>
      <IntervalPicker interval={controls.interval} onChoose={(interval) => onChange({ interval })} />
      <LimitField limit={controls.limit} onLimit={(limit) => onChange({ limit })} />
      <fieldset aria-label={t('controls.mode')} className={classNames(box, 'inline-flex overflow-hidden')}>
        {analysisModes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={controls.mode === mode}
            className={classNames(
              'px-3 -outline-offset-2',
              controls.mode === mode ? 'bg-ink font-medium text-paper' : 'text-muted hover:text-ink',
            )}
            onClick={() => onChange({ mode })}
          >
            {t(`mode.${mode}`)}
          </button>
        ))}
      </fieldset>
      <Button type="submit" busy={busy} className="md:min-h-9">
        {t('controls.analyze')}
      </Button>
    </form>
  );
}

function IntervalPicker({ interval, onChoose }: { interval: Interval; onChoose: (interval: Interval) => void }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <fieldset aria-label={t('controls.interval')} className={classNames(box, 'hidden overflow-hidden min-[90rem]:inline-flex')}>
        {intervals.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === interval}
            aria-label={t(`interval.${name}`)}
            className={classNames(
              'px-2 text-xs -outline-offset-2',
              name === interval ? 'bg-ink font-medium text-paper' : 'text-muted hover:text-ink',
            )}
            onClick={() => onChoose(name)}
          >
            {t(`shortInterval.${name}`)}
          </button>
        ))}
      </fieldset>
      <select
        aria-label={t('controls.interval')}
        value={interval}
        className={classNames(box, 'px-2 min-[90rem]:hidden')}
        onChange={(event) => {
          const chosen = intervals.find((name) => name === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {intervals.map((name) => (
          <option key={name} value={name}>
            {t(`interval.${name}`)}
          </option>
        ))}
      </select>
    </>
  );
}

function LimitField({ limit, onLimit }: { limit: string; onLimit: (limit: string) => void }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const id = useId();
  const wrong = parseLimit(limit) === undefined;
  const range = { min: formatNumber(candleLimit.min, 0, language), max: formatNumber(candleLimit.max, 0, language) };
  return (
    <div>
      <div className={classNames(box, 'inline-flex items-center gap-1.5 pl-3', wrong && 'border-danger')}>
        <label htmlFor={id} className="text-xs text-muted">
          {t('controls.limit')}
        </label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={limit}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-error`}
          className="h-full min-h-10 w-16 rounded-md bg-transparent px-1 tabular-nums md:min-h-8"
          onChange={(event) => onLimit(event.target.value)}
        />
      </div>
      <output id={`${id}-error`} className={classNames('block max-w-44 text-xs text-danger', wrong && 'mt-1')}>
        {wrong && t('controls.limitError', range)}
      </output>
    </div>
  );
}
