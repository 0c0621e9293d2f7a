import {
  getFactLabel,
  formatFactValue,
  type IllustrationPanel,
  type Language,
  getMethodPagePath,
} from '@vela/contracts';
import { Fragment } from 'react';
import { toTextRanges } from '../../lib/text-ranges.ts';
import { ContentLink } from './content-link.tsx';
import { words } from '../by-language.ts';

type PanelWordsProps = { panel: IllustrationPanel; language: Language };

/** Text of a picture's analysis: a sentence with bound numbers, and facts with their methods. */
export function PanelWords({ panel, language }: PanelWordsProps) {
  if (panel.said === undefined && panel.facts === undefined) return null;
  return (
    <div className="mt-2 grid gap-2 border-t border-line px-1 pt-2 text-sm leading-relaxed">
      <PanelSentence panel={panel} language={language} />
      <PanelFacts panel={panel} language={language} />
    </div>
  );
}

function PanelSentence({ panel: { said, lit }, language }: PanelWordsProps) {
  if (said === undefined) return null;
  return (
    <p>
      <span className="text-muted">{words[language].illustration.said}</span>{' '}
      {toTextRanges(said[language]).map(({ text, factId }, index) =>
        factId === undefined ? (
          text
        ) : (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- sentences are immutable
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

function PanelFacts({ panel: { facts, interval }, language }: PanelWordsProps) {
  if (facts === undefined) return null;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5">
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="col-span-full grid grid-cols-subgrid items-baseline"
          data-fact={fact.id}
        >
          <dt className="font-normal text-muted">{getFactLabel(fact.label, language)}</dt>
          <dd className="text-end tabular-nums">{formatFactValue(fact, language, interval)}</dd>
        </div>
      ))}
      <div className="col-span-full grid grid-cols-subgrid items-baseline">
        <dt className="font-normal text-muted">{words[language].illustration.method}</dt>
        <dd className="text-end font-mono text-xs">
          {[...new Set(facts.map(({ method }) => method))].map((method, index) => (
            <Fragment key={method}>
              {index > 0 && ', '}
              <PanelMethod method={method} />
            </Fragment>
          ))}
        </dd>
      </div>
    </dl>
  );
}

function PanelMethod({ method }: { method: string }) {
  const path = getMethodPagePath(method);
  return path === undefined ? method : <ContentLink href={path}>{method}</ContentLink>;
}
