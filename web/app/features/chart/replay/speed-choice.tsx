import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { replaySpeeds, type ReplaySpeed } from './replay-state.ts';
import type { Replay } from './use-replay.ts';

type SpeedChoiceProps = { speed: ReplaySpeed; className: string; act: Replay['act'] };

/** How fast a replay plays. A candle of it does not touch it. */
export const SpeedChoice = memo(function SpeedChoice({
  speed: chosen,
  className,
  act,
}: SpeedChoiceProps) {
  const { t } = useTranslation('chart');
  return (
    <select
      aria-label={t('replay.speed')}
      title={t('replay.speed')}
      value={chosen}
      className={className}
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
  );
});
