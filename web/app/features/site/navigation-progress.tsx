import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Thin progress bar under the header; appears only when navigation takes a moment. */
export function NavigationProgress() {
  const { t } = useTranslation('site');
  const busy = useNavigation().state !== 'idle';
  return (
    <output className="absolute inset-x-0 -bottom-px h-0.5 overflow-hidden">
      {busy && (
        <>
          <span aria-hidden="true" className="navigation-progress" />
          <span className="sr-only">{t('loading')}</span>
        </>
      )}
    </output>
  );
}
