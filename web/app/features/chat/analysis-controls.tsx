import { instrumentModes } from '@vela/contracts';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { joinClassNames } from '../../ui/class-names.ts';
import { PopoverButton } from '../../ui/popover.tsx';
import { controlBox } from './control-box.ts';
import { type Controls, type InstrumentMode, parseLimit } from './controls.ts';
import { IntervalPicker } from './interval-picker.tsx';
import { LimitField, limitOpener } from './limit-field.tsx';

type AnalysisControlsProps = {
  controls: Controls;
  onChange: (change: Partial<Controls>) => void;
  onSearch: () => void;
  onAnalyze: () => void;
  busy: boolean;
  /** There is an answer: asking again is no longer the first thing to do. */
  isAnswered: boolean;
};

/** Symbol, interval, candle limit, mode and the analyze button. */
export function AnalysisControls({
  controls,
  onChange,
  onSearch,
  onAnalyze,
  busy,
  isAnswered,
}: AnalysisControlsProps) {
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
        className={joinClassNames(
          controlBox,
          'inline-flex shrink-0 items-center gap-2 px-2.5 font-semibold hover:border-accent max-md:flex-1',
        )}
        onClick={onSearch}
      >
        <Search aria-hidden="true" className="size-4 text-muted" />
        {controls.symbol}
      </button>
      <IntervalPicker
        interval={controls.interval}
        onChoose={(interval) => onChange({ interval })}
      />
      <div className="hidden items-start gap-2 md:flex">
        <LimitField limit={controls.limit} onLimit={(limit) => onChange({ limit })} />
        <ModeSwitch mode={controls.mode} onChoose={(mode) => onChange({ mode })} />
      </div>
      <MoreControls controls={controls} onChange={onChange} />
      <Button
        type="submit"
        look={isAnswered ? 'secondary' : 'primary'}
        busy={busy}
        className="max-md:px-3 md:min-h-9"
      >
        {t('controls.analyze')}
      </Button>
    </form>
  );
}

/** On a phone: what the row has no room for. */
function MoreControls({
  controls,
  onChange,
}: Pick<AnalysisControlsProps, 'controls' | 'onChange'>) {
  const { t } = useTranslation('chat');
  return (
    <span {...limitOpener} className="shrink-0 md:hidden">
      <PopoverButton
        label={t('controls.more')}
        buttonLabel={t('controls.more')}
        className={joinClassNames(
          controlBox,
          'grid w-11 place-items-center md:hidden',
          parseLimit(controls.limit) === undefined && 'border-danger text-danger',
        )}
        content={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        popoverClassName="space-y-3"
      >
        <LimitField limit={controls.limit} onLimit={(limit) => onChange({ limit })} />
        <ModeSwitch mode={controls.mode} onChoose={(mode) => onChange({ mode })} />
      </PopoverButton>
    </span>
  );
}

function ModeSwitch({
  mode,
  onChoose,
}: {
  mode: InstrumentMode;
  onChoose: (mode: InstrumentMode) => void;
}) {
  const { t } = useTranslation('chat');
  return (
    <fieldset
      aria-label={t('controls.mode')}
      className={joinClassNames(controlBox, 'inline-flex overflow-hidden')}
    >
      {instrumentModes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={mode === name}
          className={joinClassNames(
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
