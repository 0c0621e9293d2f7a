import { type Fact, formatFactValue, formatTime, getFactName } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';

type OriginProps = {
  fact: Fact;
  /** Those it may have been computed from. */
  facts: readonly Fact[];
};

/** The filing that a number was read from, or the numbers it was computed from. */
export function FactOrigin({ fact, facts }: OriginProps) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { source } = fact;
  const toDay = (time: number): string => formatTime(time, '1d', language);
  if (source.kind === 'filing') {
    const period = [...new Set([source.from, source.to])].map(toDay).join(' – ');
    const rows = [
      [t('concept'), source.concept],
      [t('period'), period],
      [t('filing'), `${source.form} · ${source.accession}`],
      [t('source'), `${source.vendor}, ${toDay(source.filedAt)}`],
    ] as const;
    return rows.map(([name, text]) => <OriginRow key={name} name={name} text={text} />);
  }
  if (source.kind !== 'computation') return null;
  const byId = new Map(facts.map((one) => [one.id, one]));
  return source.factIds
    .flatMap((id) => byId.get(id) ?? [])
    .map((one) => (
      <OriginRow
        key={one.id}
        name={getFactName(one, language)}
        text={formatFactValue(one, language, '1d')}
        filing={formatFiling(one, toDay)}
      />
    ));
}

/** The filing that a part was read from, in one line. */
function formatFiling({ source }: Fact, toDay: (time: number) => string): string | undefined {
  if (source.kind !== 'filing') return undefined;
  const { form, accession, vendor, filedAt } = source;
  return `${form} · ${accession} · ${vendor}, ${toDay(filedAt)}`;
}

function OriginRow({
  name,
  text,
  filing,
}: {
  name: string;
  text: string;
  filing?: string | undefined;
}) {
  return (
    <div className="contents">
      <dt className="min-w-0 wrap-anywhere text-muted">
        {name}
        {filing !== undefined && <span className="block">{filing}</span>}
      </dt>
      <dd
        className={`text-right tabular-nums ${filing === undefined ? 'break-all' : 'whitespace-nowrap'}`}
      >
        {text}
      </dd>
    </div>
  );
}
