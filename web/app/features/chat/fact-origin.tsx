import { type Fact, formatFactValue, formatTime, getFactName } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ShownAnalysis } from './answer.ts';

/** The filing that a number was read from, or the numbers it was computed from. */
export function FactOrigin({
  fact,
  analysis,
}: {
  fact: Fact;
  analysis: ShownAnalysis | undefined;
}) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { source } = fact;
  const toDay = (time: number): string => formatTime(time, '1d', language);
  if (source.kind === 'filing') {
    const period = [...new Set([source.from, source.to])].map(toDay).join(' – ');
    const rows = [
      [t('origin.concept'), source.concept],
      [t('origin.period'), period],
      [t('origin.filing'), `${source.form} · ${source.accession}`],
      [t('origin.filed'), `${source.vendor}, ${toDay(source.filedAt)}`],
    ] as const;
    return rows.map(([name, text]) => <Row key={name} name={name} text={text} />);
  }
  if (source.kind !== 'computation' || analysis === undefined) return null;
  const byId = new Map(analysis.facts.map((one) => [one.id, one]));
  return source.factIds
    .flatMap((id) => byId.get(id) ?? [])
    .map((one) => (
      <Row
        key={one.id}
        name={getFactName(one, language)}
        text={formatFactValue(one, language, '1d')}
      />
    ));
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right break-all tabular-nums">{text}</dd>
    </div>
  );
}
