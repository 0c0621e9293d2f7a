import type { SearchResult } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MarkedText } from './marked-text.tsx';

function Result({ result, query }: { result: SearchResult; query: string }) {
  return (
    <li className="py-4">
      <h3 className="font-semibold">
        <Link to={result.path} className="link -my-2.5 inline-block py-2.5">
          <MarkedText text={result.title} query={query} />
        </Link>
      </h3>
      <p className="mt-1 text-sm text-muted">{result.path.replace(/#.*/, '')}</p>
      <p className="mt-1 leading-relaxed">
        <MarkedText text={result.excerpt} query={query} />
      </p>
    </li>
  );
}

type SearchResultsProps = { results: readonly SearchResult[]; query: string };

/** Search results by kind, best first: the kind of the best one, and within a kind. */
export function SearchResults({ results, query }: SearchResultsProps) {
  const { t } = useTranslation('search');
  return [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, found]) => {
    return (
      <section key={kind} aria-labelledby={`results-${kind}`} className="mt-10">
        <h2
          id={`results-${kind}`}
          className="border-b border-line-strong pb-2 text-xl font-semibold tracking-tight"
        >
          {t(`kind.${kind}`)}
        </h2>
        <ul className="divide-y divide-line">
          {found.map((result) => (
            <Result key={result.path} result={result} query={query} />
          ))}
        </ul>
      </section>
    );
  });
}
