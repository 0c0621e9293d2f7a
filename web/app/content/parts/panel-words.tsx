import {
  factLabel,
  factValue,
  type IllustrationPanel,
  type Language,
  methodPagePath,
} from '@vela/contracts';
import { Fragment } from 'react';
import { toStretches } from '../../lib/stretches.ts';
import { ContentLink } from './content-link.tsx';
import { words } from './words.ts';

type PanelWordsProps = { panel: IllustrationPanel; language: Language };

/** What the analysis of a picture says: a sentence with its bound numbers, and facts with the method of each. */
export function PanelWords({ panel, language }: PanelWordsProps) {
  if (panel.said === undefined && panel.facts === undefined) return null;
  return (
    <div className="mt-2 grid gap-2 border-t border-line px-1 pt-2 text-sm leading-relaxed">
      <Said panel={panel} language={language} />
      <Facts panel={panel} language={language} />
    </div>
  );
}

function Said({ panel: { said, lit }, language }: PanelWordsProps) {
  if (said === undefined) return null;
  return (
    <p>
      <span className="text-muted">{words[language].illustration.said}</span>{' '}
      {toStretches(said[language]).map(({ text, factId }, index) =>
        factId === undefined ? (
          text
        ) : (
          <span
            // A sentence never changes: its parts may be told apart by their place.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={`${factId}-${index}`}
            data-fact={factId}
            className={
              factId === lit
                ? 'rounded-sm bg-accent px-0.5 text-on-accent tabular-nums'
                : 'font-medium tabular-nums'
            }
          >
            {text}
          </span>
        ),
      )}
    </p>
  );
}

function Facts({ panel: { facts, interval }, language }: PanelWordsProps) {
  if (facts === undefined) return null;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5">
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="col-span-full grid grid-cols-subgrid items-baseline"
          data-fact={fact.id}
        >
          <dt className="font-normal text-muted">{factLabel(fact.label, language)}</dt>
          <dd className="text-end tabular-nums">{factValue(fact, language, interval)}</dd>
        </div>
      ))}
      <div className="col-span-full grid grid-cols-subgrid items-baseline">
        <dt className="font-normal text-muted">{words[language].illustration.method}</dt>
        <dd className="text-end font-mono text-xs">
          {[...new Set(facts.map(({ method }) => method))].map((method, index) => (
            <Fragment key={method}>
              {index > 0 && ', '}
              <Method method={method} />
            </Fragment>
          ))}
        </dd>
      </div>
    </dl>
  );
}

function Method({ method }: { method: string }) {
  const path = methodPagePath(method);
  return path === undefined ? method : <ContentLink href={path}>{method}</ContentLink>;
}
