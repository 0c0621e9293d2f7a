import type { Language, OfferedList } from '@vela/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getServerI18n } from '../../../i18n/server.ts';
import type { Api } from '../../../lib/api.ts';
import { chooseVendor } from '../../../lib/choose-vendor.ts';
import { FailedSource } from './failed-source.tsx';
import { SourceList } from './source-list.tsx';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const nothingAsked = () => Promise.reject(new Error('nothing is asked here'));
const api: Api = { fetch: nothingAsked, request: nothingAsked };
const list: OfferedList = {
  sources: [
    { vendor: 'binance', kind: 'live', delay: 'real-time', rights: 'public', isFailing: true },
    {
      vendor: 'twelvedata',
      kind: 'live',
      delay: 'delayed-15m',
      rights: 'licence',
      isFailing: false,
    },
    {
      vendor: 'simulation',
      kind: 'simulated',
      delay: 'simulated',
      rights: 'public',
      isFailing: false,
    },
  ],
};

function render(language: Language, children: ReactNode): string {
  const client = new QueryClient();
  client.setQueryData(['sources', 'symbol=BTCUSDT&interval=1h'], list);
  return renderToStaticMarkup(
    <I18nextProvider i18n={getServerI18n(language)}>
      <QueryClientProvider client={client}>
        <Popover.Root open>{children}</Popover.Root>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

/** The buttons as they read, the pressed ones marked. */
const listButtons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*aria-pressed="(true|false)"[^>]*>(.*?)<\/button>/g)].map(
    ([, pressed, inner = '']) =>
      `${pressed === 'true' ? '* ' : ''}${inner
        .replaceAll(/<\/?(?:svg|path)[^>]*>/g, '')
        .replaceAll(/(?:<[^>]*>)+/g, '|')
        .replaceAll(/^\||\|$/g, '')}`,
  );

const sources = (
  <SourceList api={api} symbol="BTCUSDT" interval="1h" shown="binance" onVendor={() => undefined} />
);

it('lists each source with its delay, its rights and whether it answers', () => {
  expect(listButtons(render('en', sources))).toEqual([
    '* Automatic|Binance answers now, and the series stays with it',
    'Binance|real time, may be shown to everyone| · not answering',
    'Twelve Data|15 minutes late, shown by contract',
    'Simulation, no market prices|simulated, may be shown to everyone',
  ]);
});

it('marks the chosen one, in Turkish', () => {
  chooseVendor('BTCUSDT', 'twelvedata');
  expect(listButtons(render('tr', sources))).toEqual([
    'Otomatik|serinin ait olduğu kaynak',
    'Binance|anlık, herkese gösterilebilir| · yanıt vermiyor',
    '* Twelve Data|15 dakika gecikmeli, sözleşmeyle gösterilir',
    'Simülasyon, piyasa fiyatı değil|simülasyon, herkese gösterilebilir',
  ]);
});

it('says that a chosen source has failed and that no other takes its place', () => {
  const failed = <FailedSource symbol="BTCUSDT" vendor="okx" onVendor={() => undefined} />;
  expect(render('en', failed)).toContain(
    'You chose OKX for BTCUSDT, and it has no candles now. No other source takes its place on its own.',
  );
  expect(render('tr', failed)).toContain('Otomatiğe dön');
});
