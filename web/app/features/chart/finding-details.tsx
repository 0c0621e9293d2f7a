import type { WireFinding } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import type { ChartFormat } from './chart-format.ts';
import { readSizeInAtr } from './legend/group-rule.ts';

const dayMs = 86_400_000;

type FindingDetailsProps = {
  finding: WireFinding;
  /** Open time of the first candle of its series, UTC ms; undefined: that is another series. */
  anchor: number | undefined;
  format: ChartFormat;
};

/** Prices, size and times of a finding: formed, confirmed, changed; and where its series begins. */
export function FindingDetails({ finding, anchor, format }: FindingDetailsProps) {
  const { t } = useTranslation('chart');
  const changed = finding.transitions.at(-1)?.at;
  const level = finding.top === finding.bottom;
  const size = readSizeInAtr(finding);
  const rows: readonly (readonly [string, string])[] = [
    ...(level
      ? [[t('detail.level'), format.price(finding.top)] as const]
      : [
          [t('detail.top'), format.price(finding.top)] as const,
          [t('detail.bottom'), format.price(finding.bottom)] as const,
        ]),
    ...(size === undefined ? [] : [[t('detail.size'), `${format.number(size, 2)} ATR`] as const]),
    [t('detail.formed'), format.zonedTime(finding.formedAt)],
    [t('detail.confirmed'), format.zonedTime(finding.confirmedAt)],
    [
      t('detail.changed'),
      changed === undefined ? t('detail.unchanged') : format.zonedTime(changed),
    ],
    ...(anchor === undefined
      ? []
      : [
          [
            t('detail.anchor'),
            t('detail.daysBefore', {
              days: format.number(Math.floor((finding.formedAt - anchor) / dayMs), 0),
            }),
          ] as const,
        ]),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 tabular-nums">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
