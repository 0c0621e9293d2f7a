import {
  alertLimits,
  type AlertPreview,
  formatNumber,
  formatTime,
  type Interval,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';

type PreviewProps = { preview: AlertPreview; interval: Interval };

/** How often the alert would have fired, as counted by what evaluates it. */
export function PreviewPanel({ preview, interval }: PreviewProps) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const { count, from, to, latest, closeCount, intrabarCount, isTrueNow, source } = preview;
  const show = (time: number): string => formatTime(time, interval, language);
  const vendor =
    source.kind === 'simulated'
      ? `${source.vendor} (${t('watch.alerts.simulated')})`
      : source.vendor;
  return (
    <section
      aria-labelledby="alert-preview"
      className="rounded-md border border-line bg-sunken p-3 text-sm"
      data-preview={count}
    >
      <h3 id="alert-preview" className="font-semibold">
        {t('watch.preview.heading')}
      </h3>
      <p className="mt-1">
        {t('watch.preview.count', {
          count,
          from: formatTime(from, '1d', language),
          to: formatTime(to, '1d', language),
        })}
      </p>
      {intrabarCount !== undefined && (
        <p className="mt-1 text-muted">
          {t('watch.preview.closes', { closes: closeCount, within: intrabarCount })}
        </p>
      )}
      {latest[0] !== undefined && (
        <p className="mt-1 text-muted">{t('watch.preview.latest', { time: show(latest[0]) })}</p>
      )}
      {count < alertLimits.fewOccurrences && <p className="mt-1">{t('watch.preview.few')}</p>}
      {isTrueNow && (
        <p className="mt-1">
          {t('watch.preview.trueNow', { last: formatNumber(preview.lastClose, 2, language) })}
        </p>
      )}
      <Months preview={preview} />
      <p className="mt-2 text-xs text-muted">{t('watch.preview.source', { vendor })}</p>
    </section>
  );
}

function Months({ preview: { perMonth } }: { preview: AlertPreview }) {
  const { t } = useTranslation('workspace');
  if (perMonth.length < 2) return null;
  return (
    <details className="mt-2">
      <summary className="flex min-h-9 cursor-pointer items-center">
        {t('watch.preview.months')}
      </summary>
      <table className="data-table mt-1">
        <caption className="sr-only">{t('watch.preview.months')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('watch.preview.month')}</th>
            <th scope="col" data-number>
              {t('watch.preview.times')}
            </th>
          </tr>
        </thead>
        <tbody>
          {perMonth.map(({ month, count }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td data-number>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
