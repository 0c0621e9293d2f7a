import { eventKinds } from '@vela/contracts';
import { MoveLeft, MoveRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { addDays } from './calendar-days.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

const countries = ['US', 'EU', 'GB', 'TR', 'JP', 'AU', 'CA', 'NZ', 'CN', 'CH', 'XX'] as const;
const levels = [
  { value: '1', name: 'all' },
  { value: '2', name: 'medium' },
  { value: '3', name: 'high' },
] as const;

/** The week before and after, and the two ways to look at one. */
export function WeekSteps({ address, caption }: { address: CalendarAddress; caption: string }) {
  const { t } = useTranslation('calendar');
  const { monday, thisWeek, view, change } = address;
  const goTo = (week: string): void => change('week', week === thisWeek ? undefined : week);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="secondary" aria-label={t('previous')} onClick={() => goTo(addDays(monday, -7))}>
        <MoveLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button look="secondary" onClick={() => goTo(thisWeek)}>
        {t('today')}
      </Button>
      <Button look="secondary" aria-label={t('next')} onClick={() => goTo(addDays(monday, 7))}>
        <MoveRight aria-hidden="true" className="size-4" />
      </Button>
      <p aria-live="polite" className="text-lg font-semibold max-sm:order-first max-sm:w-full">
        {caption}
      </p>
      <SegmentedControl
        label={t('views.label')}
        value={view}
        options={[
          { value: 'week', label: t('views.week') },
          { value: 'list', label: t('views.list') },
        ]}
        onChoose={(chosen) => change('view', chosen === 'list' ? chosen : undefined)}
        className="ml-auto"
      />
    </div>
  );
}

/** Country, importance and kind. */
export function CalendarFilters({ address }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const { country, importance, kind, change } = address;
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3" aria-label={t('filters.label')}>
      <SelectField
        label={t('filters.country')}
        value={country}
        options={[
          { value: '', label: t('filters.everyCountry') },
          ...countries.map((value) => ({ value, label: t(`countries.${value}`) })),
        ]}
        onChange={({ target }) => change('country', target.value)}
      />
      <SelectField
        label={t('filters.importance')}
        value={String(importance)}
        options={levels.map(({ value, name }) => ({ value, label: t(`importance.${name}`) }))}
        onChange={({ target }) => change('importance', target.value === '1' ? '' : target.value)}
      />
      <SelectField
        label={t('filters.kind')}
        value={kind}
        options={[
          { value: '', label: t('filters.everyKind') },
          ...eventKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={({ target }) => change('kind', target.value)}
      />
    </fieldset>
  );
}
