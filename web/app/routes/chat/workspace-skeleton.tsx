import { useTranslation } from 'react-i18next';

/** The frame of the workspace while it is not known where it was left. */
export function WorkspaceSkeleton() {
  // All words that the workspace begins with, so that they load at once.
  const { t } = useTranslation(['workspace', 'chat', 'chart', 'palette', 'composer']);
  return (
    <output className="flex h-dvh flex-col bg-paper">
      <span className="h-13 border-b border-line bg-surface" />
      <span className="flex min-h-0 flex-1">
        <span className="flex-1 bg-surface" />
        <span className="w-[25rem] border-l border-line max-md:hidden xl:w-[27rem]" />
      </span>
      <span className="sr-only">{t('opening')}</span>
    </output>
  );
}
