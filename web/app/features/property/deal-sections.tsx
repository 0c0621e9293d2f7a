import {
  type PropertyField,
  propertyFieldIds,
  propertyFields,
  propertySections,
  type PropertySection,
} from '@vela/contracts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DealPlace } from './deal-place.tsx';
import { SectionFields } from './section-fields.tsx';
import type { DealForm } from './use-typed-deal.ts';

type SectionsProps = { form: DealForm; faults: ReadonlyMap<PropertyField, string> };

/** Sections whose figures a person usually knows. */
const openAtFirst: ReadonlySet<PropertySection> = new Set(['purchase', 'loan', 'income']);

/** All figures of a deal in their sections. */
export function DealSections({ form, faults }: SectionsProps) {
  return (
    <div className="space-y-3">
      <DealPlace form={form} />
      {propertySections.map((section) => (
        <Section key={section} section={section} form={form} faults={faults} />
      ))}
    </div>
  );
}

function Section({ section, form, faults }: SectionsProps & { section: PropertySection }) {
  const { t } = useTranslation('deal');
  const [isOpen, setOpen] = useState(openAtFirst.has(section));
  const fields = propertyFieldIds.filter((field) => propertyFields[field].section === section);
  const given = fields.filter((field) => (form.deal.values[field] ?? '').trim() !== '').length;
  const faulty = fields.filter((field) => faults.has(field)).length;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-lg border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-lg px-4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="mr-auto">{t(`sections.${section}`)}</span>
        {faulty > 0 ? (
          <span className="text-xs font-medium text-danger">{t('faulty', { count: faulty })}</span>
        ) : (
          given > 0 && (
            <span className="text-xs font-normal text-muted">{t('given', { count: given })}</span>
          )
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <SectionFields fields={fields} form={form} faults={faults} />
    </details>
  );
}
