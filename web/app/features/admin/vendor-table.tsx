import { useQuery } from '@tanstack/react-query';
import {
  languageRules,
  mapLanguages,
  vendorPaths,
  type VendorList,
  type VendorState,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApi } from '../../lib/session/session-provider.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';

const tones = { ok: 'success', unasked: 'neutral', failing: 'danger', off: 'neutral' } as const;
const style = { dateStyle: 'short', timeStyle: 'medium' } as const;
const formats = mapLanguages(
  (language) => new Intl.DateTimeFormat(languageRules[language].dateLocale, style),
);
const refetchMs = 10_000;
const columns = ['vendor', 'state', 'quota', 'lastAnswer', 'terms'] as const;

/** The vendors of candles: state, quota, last answer, circuit breaker, rights. */
export function VendorTable() {
  const { t } = useTranslation('admin');
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ['vendors'],
    queryFn: ({ signal }) => api.request<VendorList>(vendorPaths.vendors, { signal }),
    refetchInterval: refetchMs,
  });
  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-semibold">{t('vendors.title')}</h2>
      <p className="text-sm text-muted">{t('vendors.lead')}</p>
      {data === undefined && !isError && (
        <SkeletonText label={t('vendors.loading')} lines={6} className="py-4" />
      )}
      {data === undefined && isError && <Callout tone="warning">{t('vendors.failed')}</Callout>}
      {data !== undefined && (
        <Table caption={t('vendors.title')} captionHidden>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`vendors.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.vendors.map((vendor) => (
              <VendorRow key={vendor.vendor} vendor={vendor} />
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

function VendorRow({ vendor }: { vendor: VendorState }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { state, offReason, quota, lastAnswerAt, isBroken, failure } = vendor;
  const notes = [
    ...(offReason === null ? [] : [t(`vendors.off.${offReason}`)]),
    ...(isBroken ? [t('vendors.broken')] : []),
    ...(failure === null ? [] : [failure]),
  ];
  return (
    <tr>
      <th scope="row">{vendor.vendor}</th>
      <td>
        <Badge tone={tones[state]}>{t(`vendors.states.${state}`)}</Badge>
        {notes.map((note) => (
          <span key={note} className="mt-0.5 block text-xs text-muted">
            {note}
          </span>
        ))}
      </td>
      <td className="tabular-nums">
        {quota === null ? '–' : t('vendors.quota', { left: quota.left, most: quota.most })}
      </td>
      <td className="tabular-nums">
        {lastAnswerAt === null ? t('vendors.never') : formats[language].format(lastAnswerAt)}
      </td>
      <td>
        {t(`vendors.delays.${vendor.delay}`)}
        <span className="mt-0.5 block text-xs text-muted">
          {t(`vendors.rights.${vendor.rights}`)}
        </span>
      </td>
    </tr>
  );
}
