import { useTranslation } from 'react-i18next';

/** Skip link, first in tab order: past the navigation to the content. */
export function SkipLink() {
  const { t } = useTranslation('site');
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t('skipToContent')}
    </a>
  );
}
