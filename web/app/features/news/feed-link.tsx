import { languageKeys } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

function useFeedPath(): string {
  const language = useLanguage();
  return language === 'en' ? '/news/rss.xml' : `/news/rss.xml?${languageKeys.query}=${language}`;
}

/** Tells browsers and feed readers, in the head of a page, where the feed of its language is. */
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
