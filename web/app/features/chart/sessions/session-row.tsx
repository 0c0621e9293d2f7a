import { type SessionId, sessionIds } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ChartFormat } from '../chart-format.ts';
import { LegendRow } from '../legend/legend-row.tsx';
import { SessionSwatch } from '../legend/legend-swatch.tsx';
import type { SessionChoice } from '../settings/chart-settings.ts';
import type { SessionSpan } from './session-span.ts';

type SessionRowProps = {
  all: readonly SessionSpan[];
  drawn: number;
  choice: SessionChoice;
  format: ChartFormat;
  onChange: (choice: SessionChoice) => void;
};

/** Legend row of the shaded sessions: a visibility toggle and a choice of sessions. */
export function SessionRow({ all, drawn, choice, format, onChange }: SessionRowProps) {
  const { t } = useTranslation('chart');
  const toggle = (id: SessionId): void =>
    onChange({
      ...choice,
      ids: Object.values(sessionIds).filter(
        (known) => choice.ids.includes(known) !== (known === id),
      ),
    });
  const formatHours = (id: SessionId): string => {
    const last = all.findLast((span) => span.id === id);
    return last === undefined ? t('session.none') : format.ownHours(last.start, last.end);
  };
  return (
    <LegendRow
      group="session-hours"
      name={t('session.label')}
      hint={t('session.hint')}
      swatch={<SessionSwatch />}
      count={drawn}
      shown={choice.shown}
      onToggle={() => onChange({ ...choice, shown: !choice.shown })}
    >
      <fieldset>
        <legend className="font-semibold">{t('session.label')}</legend>
        <p className="mt-1 mb-2 text-xs text-muted">{t('session.hint')}</p>
        {Object.values(sessionIds).map((id) => (
          <Checkbox
            key={id}
            checked={choice.ids.includes(id)}
            onChange={() => toggle(id)}
            label={
              <>
                {t(`session.name.${id}`)}{' '}
                <span className="block text-xs leading-4 text-muted tabular-nums">
                  {formatHours(id)}
                </span>
              </>
            }
          />
        ))}
      </fieldset>
    </LegendRow>
  );
}
