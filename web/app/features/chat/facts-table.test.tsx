import type { CandlesFactSource, Fact, Interval, Language } from '@vela/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { getServerI18n } from '../../i18n/server.ts';
import type { ChartedAnalysis } from './answer.ts';
import { FactCard } from './fact-card.tsx';
import { toFactGroups } from './fact-groups.ts';
import { type FactLinks, toFactLinks } from './fact-links.ts';
import { FactsTable } from './facts-table.tsx';

const afternoon = Date.UTC(2026, 2, 12, 14);
const chartHash = 'c'.repeat(64);

function createFact(
  id: string,
  change: Partial<Fact> = {},
  source: Partial<CandlesFactSource> = {},
): Fact {
  return {
    id,
    kind: 'trend',
    label: id,
    value: 'bullish',
    unit: 'text',
    asOf: afternoon,
    source: {
      kind: 'candles',
      vendor: 'simulated',
      hash: chartHash,
      from: afternoon,
      to: afternoon,
      ...source,
    },
    method: 'market-structure@1',
    refs: [],
    ...change,
  };
}

function createTimeframeFact(interval: Interval, hash: string): Fact[] {
  const own = (name: string, change: Partial<Fact>) =>
    createFact(
      `timeframe.${interval}.${name}`,
      { kind: 'timeframe', ...change },
      { interval, hash },
    );
  return [
    own('rsi.value', { value: 61.26, unit: 'ratio', decimals: 1, method: 'rsi@1' }),
    own('alignment', { value: 'opposed', method: 'timeframes@1' }),
  ];
}

function createAnalysis(...facts: Fact[]): ChartedAnalysis {
  return {
    id: 'a',
    instrument: {
      symbol: 'BTCUSDT',
      name: { en: 'Bitcoin', tr: 'Bitcoin' },
      assetClass: 'crypto',
      exchange: 'Binance',
      currency: 'USDT',
      priceDecimals: 2,
    },
    interval: '1h',
    mode: 'technical',
    asOf: afternoon,
    source: {
      kind: 'simulated',
      vendor: 'simulated',
      asOf: afternoon,
      anchor: 0,
      adjustment: 'raw',
      health: [],
      refusals: [],
    },
    candles: { count: 500, from: 0, to: afternoon, hash: chartHash },
    findingCount: 0,
    facts,
  };
}

const close = createFact('close.last', {
  kind: 'price',
  value: 61_250.5,
  unit: 'price',
  decimals: 2,
  method: 'close@1',
  refs: ['swing-high-1'],
});
const agreement = createFact('timeframes.agreement', {
  kind: 'timeframes',
  value: 'opposed',
  method: 'timeframes@1',
});
const clock = createFact('session.clock', {
  kind: 'session',
  value: afternoon,
  unit: 'time',
  method: 'session@1',
  source: { kind: 'clock', at: afternoon },
});
const elsewhere = createFact(
  'compare.second.atr-percent',
  { value: 1.239, unit: 'percent', decimals: 2 },
  { symbol: 'ETHUSDT', vendor: 'elsewhere', hash: 'e' },
);
// In analysis order: the chart's own first, then the others from the longest down.
const whole = createAnalysis(
  close,
  clock,
  elsewhere,
  agreement,
  ...createTimeframeFact('15m', 'q'),
  ...createTimeframeFact('1d', 'd'),
  ...createTimeframeFact('4h', chartHash),
);

const noFocus = { focus: undefined, onFocus: () => undefined, shown: undefined };

function renderTable(language: Language, analysis: ChartedAnalysis): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={getServerI18n(language)}>
      <FactsTable analysis={analysis} links={toFactLinks(analysis, noFocus)} />
    </I18nextProvider>,
  );
}

function renderCard(language: Language, fact: Fact): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={getServerI18n(language)}>
      <FactCard fact={fact} analysis={whole} />
    </I18nextProvider>,
  );
}

const stripTags = (html: string): string => html.replaceAll(/<[^>]+>/g, '').trim();
const findElements = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))].map(([part]) => part);
const findHeadings = (language: Language, analysis: ChartedAnalysis): string[] =>
  findElements(renderTable(language, analysis), 'h3').map(stripTags);

/** Cells of each fact row: name, value, as of, method. */
function findRows(language: Language): string[][] {
  const rows = findElements(renderTable(language, whole), 'tbody').flatMap((body) =>
    findElements(body, 'tr'),
  );
  return rows.map((row) => [...findElements(row, 'th'), ...findElements(row, 'td')].map(stripTags));
}

describe('the groups of facts', () => {
  it('are ordered from the longest timeframe down, with every fact once', () => {
    const groups = toFactGroups(whole);
    expect(
      groups.map((group) =>
        group.kind === 'timeframe'
          ? `${group.symbol} ${group.interval} ${group.place}`
          : group.kind,
      ),
    ).toEqual([
      'together',
      'BTCUSDT 1d longer',
      'BTCUSDT 4h longer',
      'BTCUSDT 1h chart',
      'BTCUSDT 15m shorter',
      'ETHUSDT 1h elsewhere',
      'clock',
    ]);
    const ids = groups.flatMap(({ facts }) => facts.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(whole.facts.map(({ id }) => id).toSorted());
  });

  it('detect a timeframe resampled from the chart by its hash', () => {
    const made = toFactGroups(whole).flatMap((group) =>
      group.kind === 'timeframe' && group.isMadeFromChart ? [group.interval] : [],
    );
    expect(made).toEqual(['4h']);
  });

  it('are a single one without further timeframes', () => {
    expect(findHeadings('en', createAnalysis(close))).toEqual(['1 hour the chart’s own']);
  });
});

describe('the table of facts', () => {
  it('has a heading for each group, with source and as-of time', () => {
    expect(findHeadings('en', whole)).toEqual([
      'All timeframes together',
      '1 day longer timeframe',
      '4 hours longer timeframe',
      '1 hour the chart’s own',
      '15 minutes shorter timeframe',
      'ETHUSDT · 1 hour another instrument',
      'The clock',
    ]);
    const origins = findElements(renderTable('en', whole), 'p').map(stripTags);
    expect(origins[1]).toBe(
      'Source: simulated. As of 12 March 2026. Fetched from the same source as the chart.',
    );
    expect(origins[2]).toBe(
      'Source: simulated. As of 12 March 2026, 14:00 UTC. Made from the candles of the chart.',
    );
    expect(origins[3]).toBe('Source: simulated. As of 12 March 2026, 14:00 UTC.');
    // For another vendor the analysis does not give the kind of source.
    expect(origins[5]).toBe('Source: elsewhere. As of 12 March 2026, 14:00 UTC.');
    expect(origins[6]).toBe('Source: the clock. As of 12 March 2026, 14:00 UTC.');
  });

  it('states how the chart candles were resampled, if the analysis does', () => {
    const resampled = {
      ...whole,
      source: { ...whole.source, health: [{ code: 'resampled', params: { from: '1m' } } as const] },
    };
    const origins = findElements(renderTable('tr', resampled), 'p').map(stripTags);
    expect(origins[3]).toBe(
      'Kaynak: simülasyon. Veri zamanı: 12 Mart 2026 14:00 UTC. Bu mumlar 1 dakikalık mumlardan oluşturuldu.',
    );
  });

  it('formats agreement, numbers and times for the language', () => {
    const turkish = findRows('tr').map((cells) => cells.slice(0, 3));
    expect(turkish).toContainEqual([
      'Zaman aralıklarının uyumu',
      'çelişkili',
      '12 Mart 2026 14:00 UTC',
    ]);
    expect(turkish).toContainEqual([
      'Grafiğin kendi eğilimine göre (günlük grafik)',
      'çelişkili',
      '12 Mart 2026',
    ]);
    expect(turkish).toContainEqual(['RSI 14 (4 saatlik grafik)', '61,3', '12 Mart 2026 14:00 UTC']);
    expect(turkish).toContainEqual([
      'Son kapanışGrafikte vurgulanır',
      '61.250,50',
      '12 Mart 2026 14:00 UTC',
    ]);
  });

  it.each(['en', 'tr'] as const)('shows for every fact the same as its card (%s)', (language) => {
    const newTab = language === 'en' ? '(opens in a new tab)' : '(yeni sekmede açılır)';
    const ofCards = toFactGroups(whole).flatMap(({ facts }) =>
      facts.map((fact) => {
        const card = renderCard(language, fact);
        const [name, value] = findElements(card, 'p').map(stripTags);
        const values = findElements(card, 'dd').map(stripTags);
        // The card names the method in words; its id is among the details.
        expect(values).toContain(fact.method);
        const [asOf] = values;
        return [name, value, asOf, `${fact.method} ${newTab}`];
      }),
    );
    const lights = language === 'en' ? /Lights up on the chart$/ : /Grafikte vurgulanır$/;
    expect(
      findRows(language).map(([name = '', ...cells]) => [name.replace(lights, ''), ...cells]),
    ).toEqual(ofCards);
  });

  it('links each fact to the page of its method', () => {
    const hrefs = [...renderTable('en', whole).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toHaveLength(whole.facts.length);
    expect(new Set(hrefs)).toEqual(
      new Set([
        '/methods/several-timeframes',
        '/methods/relative-strength-index',
        '/methods/change',
        '/methods/market-structure',
        '/methods/sessions-and-killzones',
      ]),
    );
  });
});

/** Fact links of the analysis with its last close selected. */
function selectLastClose(shown: ChartedAnalysis, open: boolean): FactLinks {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no DOM in this test; the anchor is never read
  const anchor = {} as HTMLElement;
  return toFactLinks(whole, {
    focus: { fact: close, analysis: whole, anchor, open },
    shown,
    onFocus: () => undefined,
  });
}

describe('a number of a fact', () => {
  it('is highlighted by selection or hover while its analysis is on the chart', () => {
    expect([
      selectLastClose(whole, false).isLit(close, undefined),
      selectLastClose(whole, false).isLit(agreement, undefined),
    ]).toEqual([true, false]);
    expect(toFactLinks(whole, { ...noFocus, shown: whole }).isLit(close, 'swing-high-1')).toBe(
      true,
    );
    expect(selectLastClose({ ...whole, id: 'other' }, true).isLit(close, 'swing-high-1')).toBe(
      false,
    );
  });

  it('is open while its card is', () => {
    expect([selectLastClose(whole, true).open, selectLastClose(whole, false).open]).toEqual([
      'close.last',
      undefined,
    ]);
  });

  it('passes its analysis to the screen when selected', () => {
    const told: unknown[] = [];
    const { onOpen } = toFactLinks(whole, {
      ...noFocus,
      onFocus: ({ fact, analysis, open }) => told.push([fact.id, analysis?.id, open]),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    onOpen(close, {} as HTMLElement);
    expect(told).toEqual([['close.last', 'a', true]]);
  });

  it('of the answer belongs to no chart: highlights nothing, and precedes one of the same name', () => {
    const hour = { ...close, value: 9 };
    const told: unknown[] = [];
    const links = toFactLinks(
      whole,
      { ...noFocus, shown: whole, onFocus: ({ fact, analysis }) => told.push([fact, analysis]) },
      [hour],
    );
    expect([links.findFact('close.last'), links.isLit(hour, 'swing-high-1')]).toEqual([
      hour,
      false,
    ]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    links.onOpen(hour, {} as HTMLElement);
    expect(told).toEqual([[hour, undefined]]);
  });
});
