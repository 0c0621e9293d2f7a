import { languageRules, type MarketNewsItem } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';
import { Badge } from '../ui/badge.tsx';

/** Formats moments in the zone of the person. */
export function useNewsMoment(): (at: number) => string {
  const format = new Intl.DateTimeFormat(languageRules[useLanguage()].locale, {
    timeZone: useTimeZone(),
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (at) => format.format(at);
}

/**
 * One headline: it is text from outside, shown as text, and its link opens apart. A simulated one
 * has no page to open.
 */
export function Headline({ item }: { item: MarketNewsItem }) {
  const { t } = useTranslation('calendar');
  const own = useLanguage();
  const formatMoment = useNewsMoment();
  const { title, source, canonicalUrl, publishedAt, seenAt, isSimulated, language } = item;
  const time = formatMoment(publishedAt ?? seenAt);
  return (
    <>
      {isSimulated ? (
        <span lang={language} className="font-medium">
          {title}
        </span>
      ) : (
        <a
          href={canonicalUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          lang={language}
          dir="auto"
          className="font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {title}
          <span className="sr-only"> {t('headlines.newTab')}</span>
        </a>
      )}
      <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
        <span>
          {publishedAt === null
            ? t('headlines.seen', { source, time })
            : t('headlines.at', { source, time })}
        </span>
        <Badge>{t(`headlines.categories.${item.category}`)}</Badge>
        {language !== own && language !== 'und' && (
          <Badge>{new Intl.DisplayNames([own], { type: 'language' }).of(language)}</Badge>
        )}
        {isSimulated && <Badge tone="warning">{t('headlines.simulated')}</Badge>}
      </span>
    </>
  );
}
