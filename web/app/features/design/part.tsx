import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { PartName } from './part-names.ts';

export type Scheme = 'light' | 'dark';

/** A section of the page: heading and content. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { t } = useTranslation('design');
  return (
    <section aria-labelledby={name} className="border-t border-line py-12">
      <SectionHeading id={name} title={t(`parts.${name}.title`)} lead={t(`parts.${name}.lead`)} />
      <div className="mt-8 grid gap-10">{children}</div>
    </section>
  );
}

type SpecimenProps = { name: string; children: (scheme: Scheme) => ReactNode };

/** A component in both themes side by side. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div>
      <h3 className="mb-3 font-mono text-sm text-muted">{name}</h3>
      <div className="grid gap-4 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <div
            key={scheme}
            style={{ colorScheme: scheme }}
            className="min-w-0 rounded-lg border border-line bg-paper p-4 text-ink sm:p-6"
          >
            {children(scheme)}
          </div>
        ))}
      </div>
    </div>
  );
}
