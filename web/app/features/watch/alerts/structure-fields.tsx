import {
  type AlertEvent,
  alertEventsByKind,
  type FindingKind,
  getFindingKindName,
  getFindingStateName,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ConditionProps } from './draft-props.ts';

const isKind = (name: string): name is FindingKind => Object.hasOwn(alertEventsByKind, name);
const kinds = Object.keys(alertEventsByKind).filter(isKind);

/** Structures that lie at one scale of swings. */
const scaledKinds: ReadonlySet<string> = new Set([
  'swing-high',
  'swing-low',
  'break-of-structure',
  'change-of-character',
  'order-block',
]);

/** Which event of which structures is waited for. */
export function StructureFields({ draft, onChange }: ConditionProps) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const events: readonly AlertEvent[] = alertEventsByKind[draft.finding];
  const nameEvent = (event: AlertEvent): string =>
    event === 'confirmed' ? t('watch.form.confirmed') : getFindingStateName(event, language);
  return (
    <>
      <SelectField
        label={t('watch.form.structure')}
        value={draft.finding}
        options={kinds.map((kind) => ({
          value: kind,
          label: getFindingKindName(kind, language),
        }))}
        onChange={({ target }) => {
          const finding = kinds.find((kind) => kind === target.value);
          if (finding === undefined) return;
          onChange({ finding, event: alertEventsByKind[finding][0], scale: 'any' });
        }}
      />
      <SelectField
        label={t('watch.form.event')}
        value={draft.event}
        options={events.map((event) => ({ value: event, label: nameEvent(event) }))}
        onChange={({ target }) => {
          const event = events.find((one) => one === target.value);
          if (event !== undefined) onChange({ event });
        }}
      />
      <SelectField
        label={t('watch.form.side')}
        value={draft.side}
        options={(['any', 'bullish', 'bearish'] as const).map((side) => ({
          value: side,
          label: t(`watch.form.sides.${side}`),
        }))}
        onChange={({ target: { value } }) =>
          onChange({ side: value === 'bullish' || value === 'bearish' ? value : 'any' })
        }
      />
      {scaledKinds.has(draft.finding) && (
        <SelectField
          label={t('watch.form.scale')}
          value={draft.scale}
          options={(['any', 'swing', 'internal'] as const).map((scale) => ({
            value: scale,
            label: t(`watch.form.scales.${scale}`),
          }))}
          onChange={({ target: { value } }) =>
            onChange({ scale: value === 'swing' || value === 'internal' ? value : 'any' })
          }
        />
      )}
    </>
  );
}
