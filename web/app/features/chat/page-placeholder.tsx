import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/spinner.tsx';

/** In the place of a page whose facts are loading. */
export function PagePlaceholder() {
  const { t } = useTranslation('chat');
  return (
    <output className="grid flex-1 place-items-center bg-surface">
      <Spinner />
      <span className="sr-only">{t('page.loading')}</span>
    </output>
  );
}
