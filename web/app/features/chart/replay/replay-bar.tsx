import type { WireCandles } from '@vela/contracts';
import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ChartFormat } from '../chart-format.ts';
import { ToolButton } from '../tool-button.tsx';
import { DateJump } from './date-jump.tsx';
import { type ReplayState, replaySpeeds } from './replay-state.ts';
import type { Replay } from './use-replay.ts';

type ReplayBarProps = { replay: Replay; state: ReplayState; whole: WireCandles; format: ChartFormat };

/** The player of a replay: step, play, speed, jump to a date, end. */
export function ReplayBar({ replay, state, whole, format }: ReplayBarProps) {
  const { t } = useTranslation('chart');
  const { act, loading, problem, retry } = replay;
  const waiting = loading || problem !== undefined;
  return (
    <section
      aria-label={t('replay.label')}
      data-replay={waiting ? undefined : state.at}
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-1 gap-y-0.5 border-t border-line bg-accent-soft px-1.5 py-1 text-xs"
    >
      <Player state={state} waiting={waiting} last={whole.openTime.length - 1} act={act} />
      <Position state={state} waiting={waiting} whole={whole} format={format} act={act} />
      <ToolButton label={t('replay.end')} icon={X} className="ml-auto" onClick={() => act({ kind: 'stop' })} />
      {loading && (
        <output className="flex w-full items-center gap-2 px-2 pb-1">
          <Spinner className="size-4" />
          {t('replay.loading')}
        </output>
      )}
      {problem !== undefined && (
        <div role="alert" className="flex w-full flex-wrap items-center gap-2 px-2 pb-1">
          {t('replay.failed')}
          <Button look="secondary" className="min-h-9" onClick={retry}>
            {t('failed.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}

type PlayerProps = { state: ReplayState; waiting: boolean; last: number; act: Replay['act'] };

function Player({ state, waiting, last, act }: PlayerProps) {
  const { t } = useTranslation('chart');
  const atStart = waiting || state.at === 0;
  const atEnd = waiting || state.at === last;
  return (
    <div className="flex">
      <ToolButton label={t('replay.first')} icon={SkipBack} disabled={atStart} onClick={() => act({ kind: 'jump', to: 0 })} />
      <ToolButton label={t('replay.back')} icon={StepBack} disabled={atStart} onClick={() => act({ kind: 'step', by: -1 })} />
      <ToolButton
        label={state.playing ? t('replay.pause') : t('replay.play')}
        icon={state.playing ? Pause : Play}
        disabled={waiting}
        onClick={() => act({ kind: state.playing ? 'pause' : 'play' })}
      />
      <ToolButton label={t('replay.forward')} icon={StepForward} disabled={atEnd} onClick={() => act({ kind: 'step', by: 1 })} />
      <ToolButton label={t('replay.last')} icon={SkipForward} disabled={atEnd} onClick={() => act({ kind: 'jump', to: last })} />
    </div>
  );
}

type PositionProps = { state: ReplayState; waiting: boolean; whole: WireCandles; format: ChartFormat; act: Replay['act'] };

const fieldClass = 'min-h-11 rounded-md border border-line-strong bg-surface px-1.5 md:min-h-8';

/** Where the replay is: a slider over all candles, a date to jump to, and how fast it plays. */
function Position({ state, waiting, whole, format, act }: PositionProps) {
  const { t } = useTranslation('chart');
  const count = whole.openTime.length;
  const position = t('replay.position', { time: format.time(whole.openTime[state.at] ?? 0), at: state.at + 1, count });
  return (
    <>
      <input
        type="range"
        aria-label={t('replay.candle')}
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
        at={state.at}
        format={format}
        disabled={waiting}
        className={fieldClass}
        onJump={(to) => act({ kind: 'jump', to })}
      />
      <select
        aria-label={t('replay.speed')}
        title={t('replay.speed')}
        value={state.speed}
        className={fieldClass}
        onChange={(event) => {
          const speed = replaySpeeds.find((known) => String(known) === event.target.value);
          if (speed !== undefined) act({ kind: 'speed', speed });
        }}
      >
        {replaySpeeds.map((speed) => (
          <option key={speed} value={speed}>
            {t('replay.perSecond', { speed })}
          </option>
        ))}
      </select>
    </>
  );
}
