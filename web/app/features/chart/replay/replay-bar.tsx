import type { WireCandles } from '@vela/contracts';
import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward, X } from 'lucide-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ChartFormat } from '../chart-format.ts';
import { ToolButton } from '../tool-button.tsx';
import { DateJump } from './date-jump.tsx';
import type { ReplayState } from './replay-state.ts';
import { SpeedChoice } from './speed-choice.tsx';
import type { Replay } from './use-replay.ts';

type ReplayBarProps = {
  replay: Replay;
  state: ReplayState;
  whole: WireCandles;
  format: ChartFormat;
};

/** Player of a replay: step, play, speed, jump to a date, end. */
export function ReplayBar({ replay, state, whole, format }: ReplayBarProps) {
  const { t } = useTranslation('chart');
  const label = useMemo(() => t('replay.label'), [t]);
  const { act, loading, problem, retry } = replay;
  const waiting = loading || problem !== undefined;
  const last = whole.openTime.length - 1;
  return (
    <section
      aria-label={label}
      data-replay={waiting ? undefined : state.at}
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-1 gap-y-0.5 border-t border-line bg-accent-soft px-1.5 py-1 text-xs"
    >
      <Player
        atStart={state.at === 0}
        atEnd={state.at === last}
        playing={state.playing}
        waiting={waiting}
        last={last}
        act={act}
      />
      <Position state={state} waiting={waiting} whole={whole} format={format} act={act} />
      <EndButton act={act} />
      {loading && <Loading />}
      {problem !== undefined && <Failed onRetry={retry} />}
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('chart');
  return (
    <output className="flex w-full items-center gap-2 px-2 pb-1">
      <Spinner className="size-4" />
      {t('replay.loading')}
    </output>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('chart');
  return (
    <div role="alert" className="flex w-full flex-wrap items-center gap-2 px-2 pb-1">
      {t('replay.failed')}
      <Button look="secondary" className="min-h-9" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </div>
  );
}

const EndButton = memo(function EndButton({ act }: Pick<Replay, 'act'>) {
  const { t } = useTranslation('chart');
  return (
    <ToolButton
      label={t('replay.end')}
      icon={X}
      className="ml-auto"
      onClick={() => act({ kind: 'stop' })}
    />
  );
});

type PlayerProps = {
  atStart: boolean;
  atEnd: boolean;
  playing: boolean;
  waiting: boolean;
  last: number;
  act: Replay['act'];
};

/** Step and play buttons. Memoized: a candle renders them only at the beginning and the end. */
const Player = memo(function Player({ atStart, atEnd, playing, waiting, last, act }: PlayerProps) {
  const { t } = useTranslation('chart');
  return (
    <div className="flex">
      <ToolButton
        label={t('replay.first')}
        icon={SkipBack}
        disabled={waiting || atStart}
        onClick={() => act({ kind: 'jump', to: 0 })}
      />
      <ToolButton
        label={t('replay.back')}
        icon={StepBack}
        disabled={waiting || atStart}
        onClick={() => act({ kind: 'step', by: -1 })}
      />
      <ToolButton
        label={playing ? t('replay.pause') : t('replay.play')}
        icon={playing ? Pause : Play}
        disabled={waiting}
        onClick={() => act({ kind: playing ? 'pause' : 'play' })}
      />
      <ToolButton
        label={t('replay.forward')}
        icon={StepForward}
        disabled={waiting || atEnd}
        onClick={() => act({ kind: 'step', by: 1 })}
      />
      <ToolButton
        label={t('replay.last')}
        icon={SkipForward}
        disabled={waiting || atEnd}
        onClick={() => act({ kind: 'jump', to: last })}
      />
    </div>
  );
});

type PositionProps = {
  state: ReplayState;
  waiting: boolean;
  whole: WireCandles;
  format: ChartFormat;
  act: Replay['act'];
};

const fieldClass = 'min-h-11 rounded-md border border-line-strong bg-surface px-1.5 md:min-h-8';

/** Position of the replay: a slider over all candles, a date to jump to, and the speed. */
function Position({ state, waiting, whole, format, act }: PositionProps) {
  const { t } = useTranslation('chart');
  const label = useMemo(() => t('replay.candle'), [t]);
  const count = whole.openTime.length;
  const position = t('replay.position', {
    time: format.zonedTime(whole.openTime[state.at] ?? 0),
    at: state.at + 1,
    count,
  });
  return (
    <>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={position}
        min={0}
        max={count - 1}
        value={state.at}
        disabled={waiting}
        className="min-h-11 min-w-16 flex-1 md:min-w-32 accent-accent md:min-h-8"
        onChange={(event) => act({ kind: 'jump', to: Number(event.target.value) })}
      />
      <span className="px-1 text-muted tabular-nums" data-testid="replay-position">
        {state.at + 1} / {count}
      </span>
      <DateJump
        whole={whole}
        at={useDeferredValue(state.at)}
        format={format}
        disabled={waiting}
        className={fieldClass}
        act={act}
      />
      <SpeedChoice speed={state.speed} className={fieldClass} act={act} />
    </>
  );
}
