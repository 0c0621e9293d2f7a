import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

function Column({ heading, points, icon }: { heading: string; points: string[]; icon: ReactNode }) {
  return (
    <div className="py-10 md:px-10 md:first:pl-0 md:last:pr-0">
      <h2 className="text-xl font-semibold tracking-tight">{heading}</h2>
      <ul className="mt-5 grid gap-4">
        {points.map((point) => (
          <li key={point} className="flex gap-3 leading-relaxed">
            <span className="mt-1 shrink-0">{icon}</span>
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function IsAndIsNot() {
  const { t } = useTranslation('home');
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page divide-line px-4 max-md:divide-y sm:px-6 md:grid-cols-2 md:divide-x">
        <Column
          heading={t('is.heading')}
          points={[t('is.explains'), t('is.asks'), t('is.languages')]}
          icon={<Check aria-hidden="true" className="size-5 text-accent" />}
        />
        <Column
          heading={t('isNot.heading')}
          points={[t('isNot.signals'), t('isNot.orders'), t('isNot.advice')]}
          icon={<Minus aria-hidden="true" className="size-5 text-muted" />}
        />
      </div>
    </section>
  );
}
