import { useTranslation } from 'react-i18next';
import { toFactAnchor } from './fact-anchor.ts';
import { MethodLink } from './method-link.tsx';
import type { SampleView } from './sample-view.ts';

/** Every fact of the sentences; expands by its own or a row's fragment, without JavaScript. */
export function SampleFacts({ sample }: { sample: SampleView }) {
  const { t } = useTranslation('sample');
  return (
    <footer className="border-t border-line px-4 py-4 sm:px-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <span>{t('made', { date: sample.madeAt, hash: sample.hash })}</span>
        <a href="#facts" className="link link-alone">
          {t('facts.open', { count: sample.facts.length })}
        </a>
      </p>
      <div id="facts" className="hidden pt-4 target:block has-[:target]:block">
        <table className="data-table">
          <caption>{t('facts.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('facts.what')}</th>
              <th scope="col" data-number>
                {t('facts.value')}
              </th>
              <th scope="col" className="max-sm:hidden">
                {t('card.candles')}
              </th>
              <th scope="col" className="max-sm:hidden">
                {t('card.method')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sample.facts.map((fact) => (
              <tr
                key={fact.id}
                id={toFactAnchor(fact.id)}
                className="target:bg-accent-soft target:font-medium"
              >
                <th scope="row" className="font-normal!">
                  {fact.label}
                </th>
                <td data-number>
                  <span className="inline-block first-letter:uppercase">{fact.value}</span>
                </td>
                <td className="text-muted tabular-nums max-sm:hidden">{fact.candles}</td>
                <td className="max-sm:hidden">
                  <MethodLink fact={fact} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="pt-3 text-sm">
          <a href="#sample" className="link link-alone">
            {t('facts.close')}
          </a>
        </p>
      </div>
    </footer>
  );
}
