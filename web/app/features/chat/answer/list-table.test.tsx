import type { Fact, Language, ListTable } from '@vela/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { getServerI18n } from '../../../i18n/server.ts';
import { toFactLinks } from '../fact-links.ts';
import { ListAnswerTable } from './list-table.tsx';

const asOf = Date.UTC(2026, 10, 25, 12);
const createFact = (id: string, value: number): Fact => ({
  id,
  kind: 'measure',
  label: 'measure.change.change-percent',
  value,
  unit: 'percent',
  decimals: 2,
  asOf,
  source: {
    kind: 'candles',
    vendor: 'binance',
    hash: 'h',
    from: asOf,
    to: asOf,
    symbol: 'BTCUSDT',
  },
  method: 'measure.change@1',
  refs: [],
});
const facts = [createFact('list.1.change-percent', 5.25), createFact('list.2.change-percent', 1)];
const source = { kind: 'live', vendor: 'binance', delay: 'real-time', asOf } as const;
const table: ListTable = {
  interval: '1h',
  columns: ['Change, percent', 'Before'],
  rows: [
    {
      symbol: 'BTCUSDT',
      name: 'Bitcoin',
      isFound: true,
      values: ['list.1.change-percent', ''],
      source,
    },
    {
      symbol: 'AAPL',
      name: 'Apple',
      isFound: false,
      values: ['list.2.change-percent', ''],
      source,
    },
    { symbol: 'NOSUCH', name: 'NOSUCH', isFound: false, values: ['', ''], reason: 'no candles' },
  ],
};

/** The rows of the table as text, a cell after another. */
function readRows(language: Language): string[] {
  const links = toFactLinks(
    undefined,
    { focus: undefined, onFocus: () => {}, shown: undefined },
    facts,
  );
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={getServerI18n(language)}>
      <MemoryRouter>
        <ListAnswerTable table={table} links={links} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(html.match(/data-fact="[^"]*"/g)).toEqual(facts.map(({ id }) => `data-fact="${id}"`));
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

it('has a row for each instrument: linked values with source and delay, or the reason', () => {
  expect(readRows('en')).toEqual([
    'Instrument Change, percent Further values',
    'As asked',
    'BTCUSDT binance · real time · 25 November 2026, 12:00 UTC 5.25% Before: –',
    'The others',
    'AAPL binance · real time · 25 November 2026, 12:00 UTC 1.00% Before: –',
    'Without a figure',
    'NOSUCH no candles',
  ]);
  expect(readRows('tr')[2]).toBe(
    'BTCUSDT binance · anlık · 25 Kasım 2026 12:00 UTC %5,25 Before: –',
  );
});
