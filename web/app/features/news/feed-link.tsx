import { defaultLanguage, languageKeys } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

function useFeedPath(): string {
  const language = useLanguage();
  return language === defaultLanguage
    ? '/news/rss.xml'
    : `/news/rss.xml?${languageKeys.query}=${language}`;
}

/** Link element that announces the language's feed to browsers and feed readers. */
export function FeedHead() {
  const { t } = useTranslation('news');
  return <link rel="alternate" type="application/rss+xml" title={t('feed')} href={useFeedPath()} />;
}

export function FeedLink() {
  const { t } = useTranslation('news');
  return (
    <a href={useFeedPath()} className="link link-alone">
      {t('feed')}
    </a>
  );
}
