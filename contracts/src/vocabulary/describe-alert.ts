import type { AlertFiring } from '../alert-schema.ts';
import type { WireAlertCondition, WireAlertLine } from '../alert-condition-schema.ts';
import type { AlertEvent } from '../alert.ts';
import type { Interval } from '../interval.ts';
import type { Language } from '../language.ts';
import type { DeliveryWords, FiredWords } from './alert-words.ts';
import { alerts as en } from './en/alerts.ts';
import { formatNumber, formatPercent, formatTime } from './format-value.ts';
import { getIndicatorWords } from './get-indicator-words.ts';
import {
  getBiasName,
  getFindingKindName,
  getFindingStateName,
  getIntervalName,
  getScaleName,
} from './market-names.ts';
import { alerts as tr } from './tr/alerts.ts';

const words = { en, tr } as const;
const maxDigits = 8;

/** A number with the decimals it has, at most eight digits. */
function formatPlain(value: number, language: Language): string {
  const [, decimals = ''] = String(Number(value.toPrecision(maxDigits))).split('.');
  return formatNumber(value, decimals.includes('e') ? maxDigits : decimals.length, language);
}

function nameLine({ indicator, parameters, output }: WireAlertLine, language: Language): string {
  const known = getIndicatorWords(indicator, language);
  const numbers = Object.values(parameters).join(', ');
  const label = known?.outputs[output];
  const isNamed = label !== undefined && Object.keys(known?.outputs ?? {}).length > 1;
  const name = `${known?.short ?? indicator}${numbers === '' ? '' : ` (${numbers})`}`;
  return isNamed ? `${name}, ${label}` : name;
}

function nameEvent(event: AlertEvent, language: Language): string {
  return event === 'confirmed' ? words[language].confirmed : getFindingStateName(event, language);
}

function nameStructure(
  { finding, direction, scale }: Extract<WireAlertCondition, { kind: 'structure' }>,
  language: Language,
): string {
  return [
    getFindingKindName(finding, language),
    ...(direction === undefined ? [] : [getBiasName(direction, language)]),
    ...(scale === undefined ? [] : [getScaleName(scale, language)]),
  ].join(', ');
}

function nameAgainst(against: number | WireAlertLine, language: Language): string {
  return typeof against === 'number' ? formatPlain(against, language) : nameLine(against, language);
}

/** What an alert waits for, in a few words: "the close crosses above 80,000". */
export function describeAlertCondition(
  condition: WireAlertCondition,
  language: Language,
  evaluation: 'close' | 'intrabar' = 'close',
): string {
  const own = words[language];
  if (condition.kind === 'all')
    return condition.conditions.map((one) => describeAlertCondition(one, language)).join('; ');
  if (condition.kind === 'structure')
    return own.structure(nameStructure(condition, language), nameEvent(condition.event, language));
  if (condition.kind === 'move') {
    const { direction, percent, candles } = condition;
    const [, decimals = ''] = String(percent).split('.');
    return own.move[direction](formatPercent(percent, decimals.length, language), candles);
  }
  const { subject, against, direction } = condition;
  const price = evaluation === 'intrabar' ? own.price : own.close;
  return own.cross[direction](
    subject === 'price' ? price : nameLine(subject, language),
    nameAgainst(against, language),
  );
}

type Fired = Pick<
  AlertFiring,
  | 'symbol'
  | 'interval'
  | 'condition'
  | 'value'
  | 'against'
  | 'side'
  | 'provisional'
  | 'candleOpenTime'
  | 'source'
>;

function chooseSentence(
  { condition, side, provisional }: Fired,
  language: Language,
): (fired: FiredWords) => string {
  const own = words[language];
  const upOrDown = side === 'down' ? 'down' : 'up';
  if (condition.kind === 'all') return own.together;
  if (condition.kind === 'structure') return own.happened;
  if (condition.kind === 'move') return own.moved[upOrDown];
  if (condition.subject !== 'price') return own.line[upOrDown];
  return (provisional ? own.traded : own.closed)[upOrDown];
}

function nameSeries(symbol: string, interval: Interval, language: Language): string {
  return `${symbol} ${getIntervalName(interval, language)}`;
}

/** What was seen, on which candle and from whom: a sentence that informs and advises nothing. */
export function describeAlertFiring(firing: Fired, language: Language): string {
  const { symbol, interval, condition, value, against, candleOpenTime, source } = firing;
  const subject =
    condition.kind === 'all'
      ? describeAlertCondition(condition, language)
      : condition.kind === 'structure'
        ? words[language].structure(
            nameStructure(condition, language),
            nameEvent(condition.event, language),
          )
        : condition.kind === 'cross' && condition.subject !== 'price'
          ? nameLine(condition.subject, language)
          : '';
  return chooseSentence(
    firing,
    language,
  )({
    series: nameSeries(symbol, interval, language),
    subject,
    value:
      condition.kind === 'move'
        ? formatPercent(Math.abs(value), 2, language)
        : formatPlain(value, language),
    against: against === undefined ? '' : formatPlain(against, language),
    when: `${formatTime(candleOpenTime, interval, language)}, ${source.vendor}`,
  });
}

/** What messages of alerts to browsers and programs say beside what was seen. */
export function getDeliveryWords(language: Language): DeliveryWords {
  return words[language].delivery;
}

/** What is wrong with a field of an alert, to be shown beside it. */
export function getAlertFault(
  field: 'condition' | 'evaluation' | 'expiresAt',
  language: Language,
): string {
  return words[language].faults[field];
}
