import type { Fact, Interval, Language } from '@vela/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { serverI18n } from '../../i18n/server.ts';
import type { ShownAnalysis } from './answer.ts';
import { FactCard } from './fact-card.tsx';
import { toFactGroups } from './fact-groups.ts';
import { type FactLinks, toFactLinks } from './fact-links.ts';
import { FactsTable } from './facts-table.tsx';

const afternoon = Date.UTC(2026, 2, 12, 14);
const chartHash = 'c'.repeat(64);

function factOf(
  id: string,
  change: Partial<Fact> = {},
  source: Partial<Fact['source']> = {},
): Fact {
  return {
    id,
    kind: 'trend',
    label: id,
    value: 'bullish',
    unit: 'text',
    asOf: afternoon,
    source: { vendor: 'simulated', hash: chartHash, from: afternoon, to: afternoon, ...source },
    method: 'market-structure@1',
    refs: [],
    ...change,
  };
}

function ofTimeframe(interval: Interval, hash: string): Fact[] {
  const own = (name: string, change: Partial<Fact>) =>
    factOf(`timeframe.${interval}.${name}`, { kind: 'timeframe', ...change }, { interval, hash });
  return [
    own('rsi.value', { value: 61.26, unit: 'ratio', decimals: 1, method: 'rsi@1' }),
    own('alignment', { value: 'opposed', method: 'timeframes@1' }),
  ];
}

function analysisOf(...facts: Fact[]): ShownAnalysis {
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
    findings: [],
    facts,
  };
}

const close = factOf('close.last', {
  kind: 'price',
  value: 61_250.5,
  unit: 'price',
  decimals: 2,
  method: 'close@1',
  refs: ['swing-high-1'],
});
const agreement = factOf('timeframes.agreement', {
  kind: 'timeframes',
  value: 'opposed',
  method: 'timeframes@1',
});
const clock = factOf(
  'session.clock',
  { kind: 'session', value: afternoon, unit: 'time', method: 'session@1' },
  { vendor: 'clock', hash: '' },
);
const elsewhere = factOf(
  'compare.second.atr-percent',
  { value: 1.239, unit: 'percent', decimals: 2 },
  { symbol: 'ETHUSDT', vendor: 'elsewhere', hash: 'e' },
);
// In the order in which an analysis lists them: the chart's own first, then the others from the longest down.
const whole = analysisOf(
  close,
  clock,
  elsewhere,
  agreement,
  ...ofTimeframe('15m', 'q'),
  ...ofTimeframe('1d', 'd'),
  ...ofTimeframe('4h', chartHash),
);

const noFocus = { focus: undefined, onFocus: () => undefined, shown: undefined };

function rendered(language: Language, analysis: ShownAnalysis): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <FactsTable analysis={analysis} links={toFactLinks(analysis, noFocus)} />
    </I18nextProvider>,
  );
}

function cardOf(language: Language, fact: Fact): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      <FactCard fact={fact} analysis={whole} />
    </I18nextProvider>,
  );
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '').trim();
const partsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))].map(([part]) => part);
const headingsOf = (language: Language, analysis: ShownAnalysis): string[] =>
  partsOf(rendered(language, analysis), 'h3').map(textOf);

/** The cells of each row of facts: name, value, as of, method. */
function rowsOf(language: Language): string[][] {
  const rows = partsOf(rendered(language, whole), 'tbody').flatMap((body) => partsOf(body, 'tr'));
  return rows.map((row) => [...partsOf(row, 'th'), ...partsOf(row, 'td')].map(textOf));
}

describe('the groups of facts', () => {
  it('go from the longest timeframe down, with every fact once', () => {
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

  it('tell a timeframe made from the candles of the chart by their hash', () => {
    const made = toFactGroups(whole).flatMap((group) =>
      group.kind === 'timeframe' && group.isMadeFromChart ? [group.interval] : [],
    );
    expect(made).toEqual(['4h']);
  });

  it('are one where an analysis has no further timeframe', () => {
    expect(headingsOf('en', analysisOf(close))).toEqual(['1 hour the chart’s own']);
  });
});

describe('the table of facts', () => {
  it('has a heading for each group, and says where its candles come from and as of when', () => {
    expect(headingsOf('en', whole)).toEqual([
      'All timeframes together',
      '1 day longer timeframe',
      '4 hours longer timeframe',
      '1 hour the chart’s own',
      '15 minutes shorter timeframe',
      'ETHUSDT · 1 hour another instrument',
      'The clock',
    ]);
    const origins = partsOf(rendered('en', whole), 'p').map(textOf);
    expect(origins[1]).toBe(
      'Source: simulated. As of 12 March 2026. Fetched from the same source as the chart.',
    );
    expect(origins[2]).toBe(
      'Source: simulated. As of 12 March 2026, 14:00 UTC. Made from the candles of the chart.',
    );
    expect(origins[3]).toBe('Source: simulated. As of 12 March 2026, 14:00 UTC.');
    // Of another vendor the analysis does not say what kind of source it is.
    expect(origins[5]).toBe('Source: elsewhere. As of 12 March 2026, 14:00 UTC.');
    expect(origins[6]).toBe('Source: the clock. As of 12 March 2026, 14:00 UTC.');
  });

  it('says how the candles of the chart themselves were made, where the analysis says so', () => {
    const resampled = {
      ...whole,
      source: { ...whole.source, health: [{ code: 'resampled', params: { from: '1m' } } as const] },
    };
    const origins = partsOf(rendered('tr', resampled), 'p').map(textOf);
    expect(origins[3]).toBe(
      'Kaynak: simülasyon. Veri zamanı: 12 Mart 2026 14:00 UTC. Bu mumlar 1 dakikalık mumlardan oluşturuldu.',
    );
  });

  it('shows agreement and conflict, numbers and times as the language writes them', () => {
    const turkish = rowsOf('tr').map((cells) => cells.slice(0, 3));
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

  it.each(['en', 'tr'] as const)('says of every fact what its card says (%s)', (language) => {
    const newTab = language === 'en' ? '(opens in a new tab)' : '(yeni sekmede açılır)';
    const ofCards = toFactGroups(whole).flatMap(({ facts }) =>
      facts.map((fact) => {
        const card = cardOf(language, fact);
        const [name, value] = partsOf(card, 'p').map(textOf);
        const [, asOf] = partsOf(card, 'dd').map(textOf);
        // The card has room for the name of the method before its id.
        expect(textOf(partsOf(card, 'a').join(''))).toContain(`(${fact.method})`);
        return [name, value, asOf, `${fact.method} ${newTab}`];
      }),
    );
    const lights = language === 'en' ? /Lights up on the chart$/ : /Grafikte vurgulanır$/;
    expect(
      rowsOf(language).map(([name = '', ...cells]) => [name.replace(lights, ''), ...cells]),
    ).toEqual(ofCards);
  });

  it('leads each fact to the page of its method', () => {
    const hrefs = [...rendered('en', whole).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
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

/** The numbers of the analysis while its last close was chosen. */
function chosen(shown: ShownAnalysis, open: boolean): FactLinks {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is no document here; nothing asks the anchor anything
  const anchor = {} as HTMLElement;
  return toFactLinks(whole, {
    focus: { fact: close, analysis: whole, anchor, open },
    shown,
    onFocus: () => undefined,
  });
}

describe('a number of a fact', () => {
  it('is lit while its analysis is on the chart, by what was chosen or by what the pointer is on', () => {
    expect([
      chosen(whole, false).isLit(close, undefined),
      chosen(whole, false).isLit(agreement, undefined),
    ]).toEqual([true, false]);
    expect(toFactLinks(whole, { ...noFocus, shown: whole }).isLit(close, 'swing-high-1')).toBe(
      true,
    );
    expect(chosen({ ...whole, id: 'other' }, true).isLit(close, 'swing-high-1')).toBe(false);
  });

  it('is open while its card is', () => {
    expect([chosen(whole, true).open, chosen(whole, false).open]).toEqual([
      'close.last',
      undefined,
    ]);
  });

  it('is given to the screen with its analysis when it is chosen', () => {
    const told: unknown[] = [];
    const { onOpen } = toFactLinks(whole, {
      ...noFocus,
      onFocus: ({ fact, analysis, open }) => told.push([fact.id, analysis?.id, open]),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    onOpen(close, {} as HTMLElement);
    expect(told).toEqual([['close.last', 'a', true]]);
  });

  it('is of no chart where it came with the answer: it lights nothing, and goes before one of the same name', () => {
    const hour = { ...close, value: 9 };
    const told: unknown[] = [];
    const links = toFactLinks(
      whole,
      { ...noFocus, shown: whole, onFocus: ({ fact, analysis }) => told.push([fact, analysis]) },
      [hour],
    );
    expect([links.factOf('close.last'), links.isLit(hour, 'swing-high-1')]).toEqual([hour, false]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    links.onOpen(hour, {} as HTMLElement);
    expect(told).toEqual([[hour, undefined]]);
  });
});
