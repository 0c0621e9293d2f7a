import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { FactFocus } from './fact-focus.ts';
import { FactCard } from './fact-card.tsx';

/** The fact card under the chart of a phone, where the answer it was opened from is out of sight. */
export function FactFooter({ focus, onBack }: { focus: FactFocus; onBack: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <section aria-label={t('fact.card')} className="max-h-[45%] overflow-y-auto border-t border-line bg-raised p-4 text-sm">
      <FactCard fact={focus.fact} analysis={focus.analysis} />
      <Button look="secondary" className="mt-3 w-full" onClick={onBack}>
        {t('fact.back')}
      </Button>
    </section>
  );
}
