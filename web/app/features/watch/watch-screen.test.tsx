import type { Alert, AlertFiring, Watchlist, WatchlistRow } from '@vela/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { getServerI18n } from '../../i18n/server.ts';
import { SessionProvider } from '../../lib/session/session-provider.tsx';
import { WatchScreen } from './watch-screen.tsx';
import { WatchLinks } from './watch-links.tsx';

const afternoon = Date.UTC(2026, 10, 12, 14);
const source = { kind: 'simulated', vendor: 'simulation' } as const;
const list: Watchlist = {
  id: 'l',
  name: 'Metals',
  items: [
    { symbol: 'XAUUSD', section: '', note: 'hedge' },
    { symbol: 'CL', section: 'Energy', note: '' },
  ],
  updatedAt: afternoon,
};
const row: WatchlistRow = {
  symbol: 'XAUUSD',
  name: 'Gold',
  reading: {
    last: 2650.5,
    change: -1.25,
    asOf: afternoon,
    decimals: 2,
    source,
    isStale: false,
    session: 'closed',
    closes: [2600, 2684, 2650.5],
    trends: { swing: 'bullish', internal: 'bearish' },
    zone: {
      kind: 'order-block',
      name: 'order block',
      direction: 'bullish',
      top: 2640,
      bottom: 2630,
      distancePercent: -0.4,
    },
  },
};
const condition = { kind: 'cross', subject: 'price', against: 2700, direction: 'up' } as const;
const series = { symbol: 'XAUUSD', interval: '1h', condition, source } as const;
const alert: Alert = {
  ...series,
  id: 'a',
  text: 'The close crosses above 2,700',
  frequency: 'every',
  coolDownMinutes: 0,
  evaluation: 'close',
  expiresAt: afternoon,
  email: false,
  note: '',
  state: 'paused',
  fault: 'other-source',
  evaluatedThrough: afternoon,
  firedCount: 3,
  lastFiredAt: afternoon,
  createdAt: afternoon,
};
const firing: AlertFiring = {
  ...series,
  id: '7',
  alertId: 'a',
  text: 'XAUUSD 1-hour closed at 2,701, above 2,700',
  candleOpenTime: afternoon,
  value: 2701,
  against: 2700,
  side: 'up',
  provisional: true,
  late: false,
  firedAt: afternoon,
  isRead: false,
};

function show(language: 'en' | 'tr', path: string, isEmpty = false): string {
  const client = new QueryClient();
  const hold = (key: readonly unknown[], data: unknown) => client.setQueryData(key, data);
  hold(['watchlists'], { items: isEmpty ? [] : [list], nextCursor: null });
  hold(['watchlist-rows', 'l', ['CL', 'XAUUSD'], '1d', language], { items: [row] });
  hold(['alerts', 'list', language], { items: isEmpty ? [] : [alert], nextCursor: null });
  const pages = [{ items: isEmpty ? [] : [firing], nextCursor: null }];
  hold(['alerts', 'firings', language], { pages, pageParams: [''] });
  hold(['alerts', 'unread'], { count: 2 });
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <I18nextProvider i18n={getServerI18n(language)}>
        <SessionProvider>
          <QueryClientProvider client={client}>
            <WatchScreen />
            <WatchLinks />
          </QueryClientProvider>
        </SessionProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
}

describe('the page of watchlists and alerts', () => {
  it('shows a list with what its candles say, sections, and that prices are simulated', () => {
    const page = show('en', '/watch');
    for (const text of [
      '2,650.50',
      '-1.25%',
      '2,630.00–2,640.00',
      'order block',
      'hedge',
      'Energy',
    ])
      expect(page).toContain(text);
    expect(page).toContain('simulated');
    expect(page).toContain('2 new');
    expect(show('tr', '/watch')).toContain('2.650,50');
  });

  it('shows alerts with their state and what they wait for, and what was seen', () => {
    const page = show('en', '/watch?tab=alerts');
    for (const text of [alert.text, firing.text, 'Paused', '3 times', 'within the candle', 'new'])
      expect(page).toContain(text);
    expect(page).toContain('waiting for simulation');
    expect(page.match(/role="tab"/g)).toHaveLength(2);
  });

  it('says what to do where there is nothing yet', () => {
    expect(show('en', '/watch', true)).toContain('No watchlist yet');
    expect(show('tr', '/watch?tab=alerts', true)).toContain('Henüz alarm yok');
  });
});
