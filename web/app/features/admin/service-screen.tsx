import { useQuery } from '@tanstack/react-query';
import { languageRules, mapLanguages, type Readiness } from '@vela/contracts';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApi } from '../../lib/session/session-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { readReadiness } from './read-readiness.ts';
import { ServiceReading } from './service-reading.tsx';
import { VendorTable } from './vendor-table.tsx';

const style = { dateStyle: 'medium', timeStyle: 'medium' } as const;
const formats = mapLanguages(
  (language) => new Intl.DateTimeFormat(languageRules[language].dateLocale, style),
);

/** The service's readiness, read on opening and on demand. */
export function ServiceScreen() {
  const { t } = useTranslation('admin');
  const api = useApi();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    queryKey: ['readiness'],
    queryFn: ({ signal }) => readReadiness(api, signal),
    // A failed reading is itself a result: no retry, and no reading is reused.
    retry: false,
    networkMode: 'always',
    gcTime: 0,
  });
  const screen = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button is about to unmount: move the focus to the screen.
    screen.current?.focus();
    void refetch();
  };
  return (
    <div
      ref={screen}
      tabIndex={-1}
      className="mx-auto grid w-full outline-none max-w-3xl gap-8 px-4 py-10 sm:px-6 sm:py-14"
    >
      <SectionHeading
        level={1}
        eyebrow={t('service.eyebrow')}
        title={t('service.heading')}
        lead={t('service.lead')}
      />
      {data === undefined && isError && !isFetching && (
        <ErrorState
          title={t('service.failed.title')}
          onRetry={retry}
          retryLabel={t('service.failed.retry')}
        >
          {t('service.failed.text')}
        </ErrorState>
      )}
      {data === undefined && isFetching && (
        <SkeletonText label={t('service.loading')} lines={6} className="py-4" />
      )}
      {data !== undefined && (
        <LatestReading
          readiness={data}
          readAt={dataUpdatedAt}
          isError={isError}
          isFetching={isFetching}
          onRefresh={() => void refetch()}
        />
      )}
      <VendorTable />
      <Callout title={t('service.nothingElse.title')}>{t('service.nothingElse.text')}</Callout>
    </div>
  );
}

type LatestReadingProps = {
  readiness: Readiness;
  /** UTC milliseconds. */
  readAt: number;
  isError: boolean;
  isFetching: boolean;
  onRefresh: () => void;
};

/** The latest successful reading, with a warning when a newer one failed. */
function LatestReading({ readiness, readAt, isError, isFetching, onRefresh }: LatestReadingProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const time = formats[language].format(readAt);
  return (
    <section aria-label={t('service.heading')} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-sm text-muted">
          <span className="sr-only">{t(`service.status.${readiness.status}.title`)}. </span>
          {t('service.readAt', { time })}
        </output>
        <Button look="secondary" busy={isFetching} onClick={onRefresh}>
          {!isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
          {t('service.refresh')}
        </Button>
      </div>
      {isError && (
        <Callout tone="warning" role="alert">
          {t('service.outdated', { time })}
        </Callout>
      )}
      <ServiceReading
        readiness={readiness}
        time={<time dateTime={new Date(readAt).toISOString()}>{time}</time>}
      />
    </section>
  );
}
