import { findReleaseUnit, toStart } from '@vela/market-data';
import type { CalendarEvent, Fact, FactSource, Language, ReleaseValue } from '@vela/contracts';
import { formatReleaseValue } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

const minuteMs = 60_000;
const valueNames = [
  ['actual', 'actual'],
  ['forecast', 'forecast'],
  ['previous', 'previous'],
  ['previousRevised', 'revised'],
] as const;

type Making = { readonly language: Language; readonly index: number };

function toSource({ source, version, observedAt }: CalendarEvent): FactSource {
  return { kind: 'event', vendor: source.name, url: source.url, version, observedAt };
}

/** A published value: a number of its unit, or the text as it was published. */
function toValue(
  value: ReleaseValue,
  language: Language,
): Pick<Fact, 'unit' | 'value'> & Partial<Pick<Fact, 'decimals'>> {
  const { unit, decimals } = findReleaseUnit([value.text]);
  if (value.number !== null && unit === 'percent') return { unit, value: value.number, decimals };
  return { unit: 'text', value: formatReleaseValue(value, language) };
}

/** Facts of the events that are told, `event.<number>.<name>`, each with its source and version. */
export function toEventFacts(event: CalendarEvent, { language, index }: Making): Fact[] {
  const title = event.title[language];
  const make = (
    name: string,
    label: string,
    value: Pick<Fact, 'unit' | 'value'> & Partial<Pick<Fact, 'decimals'>>,
  ): Fact => ({
    id: `event.${index}.${name}`,
    kind: 'event',
    label: 'event',
    name: label,
    ...value,
    asOf: event.observedAt,
    source: toSource(event),
    method: 'calendar@1',
    refs: [],
  });
  const { names } = analystLanguages[language].events;
  const values = valueNames.flatMap(([key, name]) => {
    const value = event[key];
    return value === undefined
      ? []
      : [make(name, `${title}: ${names[name]}`, toValue(value, language))];
  });
  const end = event.when.kind === 'window' ? Date.parse(event.when.to) : undefined;
  return [
    make('time', title, { unit: 'time', value: toStart(event.when) }),
    ...(end === undefined ? [] : [make('end', title, { unit: 'time', value: end })]),
    ...values,
  ];
}

/** How long before the open of a candle an event was: minutes up to three hours, then hours. */
export function toDistanceFact(
  event: CalendarEvent,
  { language, index, candle }: Making & { readonly candle: number },
): { readonly fact: Fact; readonly unit: 'minutes' | 'hours' } | undefined {
  if (event.when.kind !== 'instant') return undefined;
  const minutes = Math.round((candle - event.when.instant) / minuteMs);
  const unit = minutes > 180 ? 'hours' : 'minutes';
  const fact: Fact = {
    id: `event.${index}.before`,
    kind: 'event',
    label: 'event',
    name: event.title[language],
    unit: 'count',
    decimals: 0,
    value: unit === 'hours' ? Math.round(minutes / 60) : minutes,
    asOf: event.observedAt,
    source: { kind: 'computation', factIds: [`event.${index}.time`, 'candle.time'] },
    method: 'calendar@1',
    refs: [],
  };
  return { fact, unit };
}
