import {
  type DataDelay,
  formatTime,
  getSourceKindName,
  type Interval,
  type SourceKind,
} from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';

type NoteProps = {
  source: { kind: SourceKind; vendor: string; delay?: DataDelay };
  /** Close of the last candle, UTC milliseconds. */
  asOf: number;
  interval: Interval;
};

/** Whose candles a number is from, how late they are told, and as of when. */
export function SourceNote({ source: { kind, vendor, delay }, asOf, interval }: NoteProps) {
  const { t } = useTranslation('chart');
  const language = useLanguage();
  const parts = [
    kind === 'live' ? vendor : getSourceKindName(kind, language),
    ...(delay === undefined || delay === kind ? [] : [t(`delay.${delay}`)]),
    formatTime(asOf, interval, language),
  ];
  return <span data-testid="source-note">{parts.join(' · ')}</span>;
}
