/** What narrows a measure, as it was read. */
type ReadFilters = {
  readonly measures: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
};

/** Of these "bearish" and "below" ask for the same: the way a line is crossed. */
const ofCrossing: ReadonlySet<string> = new Set([
  'if-price',
  'indicator-cross',
  'average-cross',
  'reach-share',
]);
const sideByDirection: Readonly<Record<string, string>> = { bullish: 'above', bearish: 'below' };

function isWayRead(name: string, value: unknown, { filters, measures }: ReadFilters): boolean {
  if (!measures.some((id) => ofCrossing.has(id))) return false;
  const { direction, side } = filters;
  const ways = [direction, side].map((way) => sideByDirection[String(way)] ?? way);
  const isWay = name === 'direction' || name === 'side';
  return isWay && ways.includes(sideByDirection[String(value)] ?? value);
}

/** Names of labels that are others here. */
const sameNames: Readonly<Record<string, string>> = {
  'equal-highs': 'equal-highs-lows',
  'equal-lows': 'equal-highs-lows',
  obv: 'on-balance-volume',
};

/** Labels write a fall of 3 % as -3, a plan as 3 % and bearish or below. */
function isFallRead(name: string, value: unknown, { filters }: ReadFilters): boolean {
  if (name !== 'percent' || typeof value !== 'number' || value >= 0) return false;
  const isDown = filters['direction'] === 'bearish' || filters['side'] === 'below';
  return isDown && filters['percent'] === -value;
}

function isIndicatorRead(value: unknown, found: unknown): boolean {
  if (typeof value !== 'string' || typeof found !== 'string') return false;
  const named = value.toLowerCase();
  return named.startsWith(found) || found.startsWith(named);
}

/** Whether a filter of a label was read, under its own name or another that says the same. */
export function isFilterRead(name: string, value: unknown, read: ReadFilters): boolean {
  if (isWayRead(name, value, read) || isFallRead(name, value, read)) return true;
  // A level of an indicator is labelled as a price.
  const found = read.filters[name] ?? (name === 'price' ? read.filters['level'] : undefined);
  if (typeof value === 'number' && typeof found === 'number')
    return Math.abs(found - value) <= Math.abs(value) * 1e-9;
  const meant = sameNames[String(value)] ?? value;
  return name === 'indicator' ? isIndicatorRead(meant, found) : found === meant;
}
