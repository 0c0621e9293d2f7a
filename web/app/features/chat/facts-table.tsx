import { type Fact, formatTime, formatHealthMessage } from '@vela/contracts';
import { CandlestickChart } from 'lucide-react';
import { type MouseEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ChartedAnalysis } from './answer.ts';
import { type FactGroup, toFactGroups } from './fact-groups.ts';
import type { FactLinks } from './fact-links.ts';
import { formatFactSource, formatFact } from './fact-value.ts';
import { LinkedNumber } from './linked-text.tsx';
import { MethodLink } from './method-link.tsx';

type FactsTableProps = { analysis: ChartedAnalysis; links: FactLinks };

/** Every fact of an analysis, mentioned or not: one table per timeframe, the longest first. */
export function FactsTable({ analysis, links }: FactsTableProps) {
  const { t } = useTranslation('chat');
  const groups = useMemo(() => toFactGroups(analysis), [analysis]);
  return (
    <div className="@container relative min-h-65 flex-1">
      <section
        aria-label={t('facts.label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="absolute inset-0 overflow-x-hidden overflow-y-auto pb-3 -outline-offset-2"
      >
        {groups.map((group) => (
          <GroupTable key={getGroupKey(group)} group={group} analysis={analysis} links={links} />
        ))}
      </section>
    </div>
  );
}

function getGroupKey(group: FactGroup): string {
  return group.kind === 'timeframe' ? `${group.symbol} ${group.interval}` : group.kind;
}

function GroupTable({ group, ...rest }: FactsTableProps & { group: FactGroup }) {
  const { t } = useTranslation('chat');
  const heading = useId();
  const about = useId();
  const columns = [t('facts.name'), t('facts.value'), t('fact.asOf')];
  return (
    <div data-facts-of={getGroupKey(group)} className="text-xs">
      <h3
        id={heading}
        className="sticky top-0 z-10 border-b border-line bg-surface px-3 pt-3 pb-1 text-sm font-semibold"
      >
        <GroupName group={group} analysis={rest.analysis} />
      </h3>
      <p id={about} className="px-3 pt-1 text-muted">
        <GroupOrigin group={group} analysis={rest.analysis} />
      </p>
      <table
        aria-labelledby={heading}
        aria-describedby={about}
        className="w-full table-fixed border-collapse tabular-nums"
      >
        <thead>
          <tr className="border-b border-line text-left text-muted *:px-1.5 *:py-1.5 *:font-medium *:first:pl-3">
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={
                  index === 1
                    ? 'w-[24%] text-right'
                    : index === 2
                      ? 'w-[27%] @lg:w-[20%]'
                      : undefined
                }
              >
                {name}
              </th>
            ))}
            <th scope="col" className="w-12 @lg:w-[22%]">
              <span className="@max-lg:sr-only">{t('fact.method')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.facts.map((fact) => (
            <FactRow key={fact.id} fact={fact} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GroupName({ group, analysis }: { group: FactGroup; analysis: ChartedAnalysis }) {
  const { t } = useTranslation('chat');
  if (group.kind !== 'timeframe') return t(`facts.${group.kind}`);
  const { symbol, interval, place } = group;
  return (
    <>
      {symbol === analysis.instrument.symbol ? '' : `${symbol} · `}
      {t(`interval.${interval}`)}{' '}
      <span className="text-xs font-normal text-muted">{t(`facts.place.${place}`)}</span>
    </>
  );
}

/** Source and as-of time of candles; of other timeframes also whether fetched or resampled. */
function GroupOrigin({ group, analysis }: { group: FactGroup; analysis: ChartedAnalysis }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const [first] = group.facts;
  if (first === undefined) return null;
  if (group.kind === 'clock')
    return t('facts.origin', {
      source: t('fact.clock'),
      time: formatTime(first.asOf, undefined, language),
    });
  const { asOf } = formatFact(first, analysis, language);
  const origin = t('facts.origin', {
    source: formatFactSource(first, analysis, language),
    time: asOf,
  });
  if (group.kind === 'timeframe' && group.place === 'elsewhere') return origin;
  const resampled = analysis.source.health.find(({ code }) => code === 'resampled');
  const isOfChart = group.kind === 'together' || group.place === 'chart';
  const made = isOfChart
    ? resampled && formatHealthMessage(resampled, language)
    : t(group.isMadeFromChart ? 'facts.made' : 'facts.fetched');
  return [origin, ...(made === undefined ? [] : [made])].join(' ');
}

function FactRow({ fact, analysis, links }: FactsTableProps & { fact: Fact }) {
  const { t } = useTranslation('chat');
  const { name, value, asOf } = formatFact(fact, analysis, useLanguage());
  const open = ({ currentTarget, target }: MouseEvent<HTMLElement>): void => {
    const anchor = currentTarget.querySelector<HTMLElement>('[role="button"]');
    if (
      anchor !== null &&
      target instanceof Element &&
      target.closest('a, [role="button"]') === null
    )
      links.onOpen(fact, anchor);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- room for the pointer; the number in the row has the keys
    <tr
      className="cursor-pointer border-b border-line/60 align-top *:px-1.5 *:py-1.5 *:first:pl-3 hover:bg-sunken/60"
      onClick={open}
    >
      <th scope="row" className="text-left font-normal break-words">
        {name}
        {fact.refs.length > 0 && (
          <span
            title={t('facts.lights')}
            className="ml-1 inline-block align-text-bottom text-accent"
          >
            <CandlestickChart aria-hidden="true" className="size-3.5" />
            <span className="sr-only">{t('facts.lights')}</span>
          </span>
        )}
      </th>
      <td className="text-right break-words first-letter:uppercase">
        <LinkedNumber text={value} fact={fact} links={links} />
      </td>
      <td className="text-muted">{asOf}</td>
      <td className="break-words @max-lg:p-0!">
        <MethodLink fact={fact} inRow />
      </td>
    </tr>
  );
}
