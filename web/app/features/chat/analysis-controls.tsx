import { type AnalysisMode, analysisModes, candleLimit, formatNumber, type Interval, intervals } from '@vela/contracts';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { type Controls, parseLimit } from './controls.ts';

type AnalysisControlsProps = {
  controls: Controls;
  onChange: (change: Partial<Controls>) => void;
  onSearch: () => void;
  onAnalyze: () => void;
  busy: boolean;
};

const box = 'h-11 rounded-md border border-line-strong bg-raised text-sm md:h-9';

/** Symbol, interval, candle limit and mode, and the button that asks for the analysis. */
export function AnalysisControls({ controls, onChange, onSearch, onAnalyze, busy }: AnalysisControlsProps) {
  const { t } = useTranslation('chat');
  return (
    <form
      aria-label={t('controls.label')}
      className="flex min-w-0 flex-1 items-start gap-1.5 md:flex-wrap md:gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onAnalyze();
      }}
    >
      <button
        type="button"
        aria-label={t('controls.symbol', { symbol: controls.symbol })}
        className={classNames(box, 'inline-flex shrink-0 items-center gap-2 px-2.5 font-semibold hover:border-accent')}
        onClick={onSearch}
      >
        <Search aria-hidden="true" className="size-4 text-muted" />
        {controls.symbol}
      </button>
      <IntervalPicker interval={controls.interval} onChoose={(interval) => onChange({ interval })} />
      <div className="hidden items-start gap-2 md:flex">
        <LimitField limit={controls.limit} onLimit={(limit) => onChange({ limit })} />
        <ModeSwitch mode={controls.mode} onChoose={(mode) => onChange({ mode })} />
      </div>
      <PopoverButton
        label={t('controls.more')}
        buttonLabel={t('controls.more')}
        className={classNames(
          box,
          'grid w-11 place-items-center md:hidden',
          parseLimit(controls.limit) === undefined && 'border-danger text-danger',
        )}
        content={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        popoverClassName="space-y-3"
      >
        <LimitField limit={controls.limit} onLimit={(limit) => onChange({ limit })} />
        <ModeSwitch mode={controls.mode} onChoose={(mode) => onChange({ mode })} />
      </PopoverButton>
      <Button type="submit" busy={busy} className="max-md:flex-1 max-md:px-2 md:min-h-9">
        {t('controls.analyze')}
      </Button>
    </form>
  );
}

function ModeSwitch({ mode, onChoose }: { mode: AnalysisMode; onChoose: (mode: AnalysisMode) => void }) {
  const { t } = useTranslation('chat');
  return (
    <fieldset aria-label={t('controls.mode')} className={classNames(box, 'inline-flex overflow-hidden')}>
      {analysisModes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={mode === name}
          className={classNames(
            'h-full px-3 -outline-offset-2',
            mode === name ? 'bg-ink font-medium text-paper' : 'text-muted hover:text-ink',
          )}
          onClick={() => onChoose(name)}
        >
          {t(`mode.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}

function IntervalPicker({ interval, onChoose }: { interval: Interval; onChoose: (interval: Interval) => void }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <fieldset aria-label={t('controls.interval')} className={classNames(box, 'hidden overflow-hidden min-[68rem]:inline-flex')}>
        {intervals.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === interval}
            className={classNames(
              'h-full px-2 text-xs -outline-offset-2',
              name === interval ? 'bg-ink font-medium text-paper' : 'text-muted hover:text-ink',
            )}
            onClick={() => onChoose(name)}
          >
            {t(`shortInterval.${name}`)}
            <span className="sr-only">: {t(`interval.${name}`)}</span>
          </button>
        ))}
      </fieldset>
      <select
        aria-label={t('controls.interval')}
        value={interval}
        className={classNames(box, 'min-w-0 px-1 min-[68rem]:hidden md:px-2')}
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
          className="h-full w-16 rounded-md bg-transparent px-1 tabular-nums"
          onChange={(event) => onLimit(event.target.value)}
        />
      </div>
      <output id={`${id}-error`} className={classNames('block max-w-44 text-xs text-danger', wrong && 'mt-1')}>
        {wrong && t('controls.limitError', range)}
      </output>
    </div>
  );
}
