import { type Fact, formatFactValue } from '@vela/contracts';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

const told = ['property.invested', 'property.cashFlow', 'property.internalRate'];

/** On narrow screens the result is below the form: its main figures stay in sight. */
export function ResultBar({ facts }: { facts: ReadonlyMap<string, Fact> }) {
  const { t } = useTranslation('deal');
  const language = useLanguage();
  const shown = told.flatMap((id) => facts.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <a
      href="#result"
      className="sticky bottom-3 z-10 mt-6 flex items-center gap-4 rounded-lg border border-line-strong bg-raised px-4 py-2 text-sm shadow-lift lg:hidden"
    >
      {shown.map((fact) => (
        <span key={fact.id} className="min-w-0 flex-1">
          <span className="block truncate text-xs text-muted">{fact.name}</span>
          <span className="block truncate font-semibold tabular-nums">
            {formatFactValue(fact, language)}
          </span>
        </span>
      ))}
      <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">{t('toResult')}</span>
    </a>
  );
}
