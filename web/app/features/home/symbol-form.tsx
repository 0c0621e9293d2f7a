import { exploreCharts } from '@vela/contracts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { getControlClass } from '../../ui/field.tsx';

const symbols = [...new Set(exploreCharts.map(({ symbol }) => symbol))];

/** Opens the chart of a typed symbol or name: of guests the stored one, of members their own. */
export function SymbolForm() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const target = user === undefined ? '/explore' : '/chat';
  return (
    <div>
      <Form action={target} className="flex gap-2 max-sm:flex-col">
        <input
          name="symbol"
          aria-label={t('hero.symbol')}
          placeholder={t('hero.symbolExample')}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          className={getControlClass(false, 'min-h-12 min-w-0 flex-1 text-base')}
        />
        <button
          type="submit"
          className={getButtonClass('primary', 'min-h-12 gap-2 px-5 text-base')}
        >
          {t('hero.open')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </button>
      </Form>
      <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        <span className="mr-1">{t('hero.ready')}</span>
        {symbols.map((symbol) => (
          <Link
            key={symbol}
            to={`${target}?symbol=${symbol}`}
            className="inline-flex min-h-11 items-center rounded-md px-1.5 font-medium text-accent tabular-nums hover:bg-accent-soft sm:min-h-8"
          >
            {symbol}
          </Link>
        ))}
      </p>
    </div>
  );
}
