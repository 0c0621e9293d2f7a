import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { ShownAnalysis } from '../answer.ts';
import type { FactLinks } from '../fact-links.ts';
import { formatFact } from '../fact-value.ts';
import { LinkedNumber } from '../linked-text.tsx';
import { MethodLink } from '../method-link.tsx';

/** Every stored fact; its number opens where it comes from. */
export function StoredFacts({ analysis, links }: { analysis: ShownAnalysis; links: FactLinks }) {
  const { t } = useTranslation('explore');
  const language = useLanguage();
  return (
    <details className="rounded-lg border border-line bg-surface px-4">
      <summary className="min-h-11 content-center font-semibold">
        {t('links.facts.title')}{' '}
        <span className="font-normal text-muted tabular-nums">({analysis.facts.length})</span>
      </summary>
      <div className="relative overflow-x-auto pb-4">
        <table className="data-table text-sm">
          <thead>
            <tr>
              <th scope="col">{t('links.facts.name')}</th>
              <th scope="col" data-number>
                {t('links.facts.value')}
              </th>
              <th scope="col" className="max-sm:hidden">
                {t('links.facts.method')}
              </th>
            </tr>
          </thead>
          <tbody>
            {analysis.facts.map((fact) => {
              const { name, value } = formatFact(fact, analysis, language);
              return (
                <tr key={fact.id}>
                  <th scope="row" className="font-normal!">
                    {name}
                  </th>
                  <td data-number>
                    <LinkedNumber text={value} fact={fact} links={links} />
                  </td>
                  <td className="max-sm:hidden">
                    <MethodLink fact={fact} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
