import { exploreCharts } from '@vela/contracts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { getControlClass } from '../../ui/field.tsx';

const symbols = [...new Set(exploreCharts.map(({ symbol }) => symbol))];

/** Where a chart opens: of guests the stored one, of members their own. */
const useTarget = () => (useSession().user === undefined ? '/explore' : '/chat');

/** Opens the chart of a typed symbol or name. */
export function SymbolForm() {
  const { t } = useTranslation('home');
  return (
    <Form action={useTarget()} className="flex gap-2">
      <input
        name="symbol"
        aria-label={t('hero.symbol')}
        placeholder={t('hero.symbolExample')}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        className={getControlClass(false, 'min-h-12 min-w-0 flex-1 text-base text-ellipsis')}
      />
      <button type="submit" className={getButtonClass('primary', 'min-h-12 text-base sm:px-5')}>
        {t('hero.open')}
        <ArrowRight aria-hidden="true" className="size-4 max-sm:hidden" />
      </button>
    </Form>
  );
}

/** The charts that open without an account. */
export function ReadySymbols() {
  const { t } = useTranslation('home');
  const target = useTarget();
  return (
    <p className="flex flex-wrap gap-2 text-sm text-muted">
      <span className="w-full">{t('hero.ready')}</span>
      {symbols.map((symbol) => (
        <Link
          key={symbol}
          to={`${target}?symbol=${symbol}`}
          className="inline-flex min-h-11 items-center rounded-md border border-line px-3 font-medium text-accent hover:border-accent sm:min-h-9"
        >
          {symbol}
        </Link>
      ))}
    </p>
  );
}
