import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Notice that the data of this chart is simulated. */
export function SimulatedBanner() {
  const { t } = useTranslation('chart');
  return (
    <p
      role="note"
      className="flex items-center gap-2 border-b border-warning bg-warning-soft px-3 py-2 text-xs font-medium text-warning"
    >
      <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
      {t('simulated.banner')}
    </p>
  );
}
