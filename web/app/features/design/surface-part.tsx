import { formatNumber } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Table } from '../../ui/table.tsx';
import { Part, type Scheme, Specimen } from './part.tsx';

export function SurfacePart() {
  const { t } = useTranslation('design');
  return (
    <Part name="surfaces">
      <Specimen name="Card">
        {() => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Card
              level={4}
              title={t('sample.heading')}
              eyebrow={t('sample.eyebrow')}
              footer={<Badge>{t('sample.short')}</Badge>}
            >
              {t('sample.text')}
            </Card>
            <Card level={4} title={t('sample.link')} href="/design">
              {t('sample.text')}
            </Card>
          </div>
        )}
      </Specimen>
      <Specimen name="Callout">
        {() => (
          <div className="grid gap-3">
            {(['note', 'success', 'warning', 'danger'] as const).map((tone) => (
              <Callout key={tone} tone={tone} title={t(`sample.${tone}`)}>
                {t('sample.text')}
              </Callout>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="Badge">
        {() => (
          <div className="flex flex-wrap gap-2">
            {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
              <Badge key={tone} tone={tone}>
                {t('sample.short')}
              </Badge>
            ))}
          </div>
        )}
      </Specimen>
      <Specimen name="Table">{(scheme) => <Prices scheme={scheme} />}</Specimen>
    </Part>
  );
}

const rows = [
  { symbol: 'BTCUSDT', close: 107, decimals: 2, sign: '+', change: 1.2 },
  { symbol: 'EURUSD', close: 1.0842, decimals: 4, sign: '−', change: 0.15 },
] as const;

function Prices({ scheme }: { scheme: Scheme }) {
  const { t } = useTranslation('design');
  const language = useLanguage();
  return (
    <Table caption={`${t('sample.tableCaption')} (${t(`schemes.${scheme}`)})`}>
      <thead>
        <tr>
          <th scope="col">{t('sample.instrument')}</th>
          <th scope="col" data-number>
            {t('sample.close')}
          </th>
          <th scope="col" data-number>
            {t('sample.change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ symbol, close, decimals, sign, change }) => (
          <tr key={symbol}>
            <th scope="row">{symbol}</th>
            <td data-number>{formatNumber(close, decimals, language)}</td>
            <td data-number>{`${sign}${formatNumber(change, 2, language)}`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
