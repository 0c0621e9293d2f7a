import type { Fact, Language, Permalink, SharedConversation } from '@vela/contracts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { getServerI18n } from '../../../i18n/server.ts';
import { SessionProvider } from '../../../lib/session/session-provider.tsx';
import { ConversationPage } from './conversation-page.tsx';
import { StoredAnalysis } from './stored-analysis.tsx';

const at = Date.UTC(2026, 10, 20, 12);
const hash = 'ab'.repeat(32);
const fact: Fact = {
  id: 'close.last',
  kind: 'price',
  label: 'close',
  value: 64_893.5,
  unit: 'price',
  decimals: 2,
  asOf: at,
  source: { kind: 'candles', vendor: 'simulation', hash, from: at, to: at },
  method: 'close@1',
  refs: [],
};
const spans = [{ start: 18, end: 27, factId: fact.id }];
const sentence = { text: 'The last close is 64,893.50.', factIds: [fact.id], spans };
const analysis: Permalink['analysis'] = {
  id: '6f9f5f1c-0000-4000-8000-000000000000',
  mode: 'technical',
  instrument: {
    symbol: 'BTCUSDT',
    name: { en: 'Bitcoin', tr: 'Bitcoin' },
    assetClass: 'crypto',
    exchange: 'Binance',
    currency: 'USDT',
    priceDecimals: 2,
  },
  interval: '4h',
  asOf: at,
  source: {
    kind: 'simulated',
    vendor: 'simulation',
    asOf: at,
    anchor: at,
    adjustment: 'raw',
    health: [],
    refusals: [],
  },
  candles: { count: 500, from: at, to: at, hash },
  findings: [],
  findingCount: 0,
  facts: [fact],
  explanation: { language: 'en', author: 'narrator', sentences: [sentence] },
};
const permalink: Permalink = {
  analysis,
  made: { createdAt: at, contentHash: 'cd'.repeat(32), engine: '0123456789ab', request: null },
  figure: {
    candles: { openTime: [at, at + 1], open: [1, 2], high: [3, 3], low: [1, 1], close: [2, 2.5] },
    findings: [],
  },
  own: false,
};

function show(language: Language, page: ReactNode): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={getServerI18n(language)}>
      <MemoryRouter>
        <SessionProvider>{page}</SessionProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

it('a stored analysis shows its numbers as links, its hashes, its version and the notice', () => {
  const page = show('en', <StoredAnalysis permalink={permalink} linkKey="a" />);
  expect(page).toMatch(/role="button"[^>]*>64,893\.50</);
  for (const text of ['Bitcoin', '0123456789ab', hash, 'cd'.repeat(32), 'Simulated data'])
    expect(page).toContain(text);
  expect(page).toContain('<svg');
  expect(page).toContain('No investment advice');
  expect(show('tr', <StoredAnalysis permalink={permalink} linkKey="a" />)).toContain(
    'Yatırım tavsiyesi değildir',
  );
});

it('marks the language of sentences for screen readers where the page has another', () => {
  const analysisPage = <StoredAnalysis permalink={permalink} linkKey="a" />;
  // The label of the number is in the language of the page again (WCAG 2.2, 3.1.2).
  expect(show('tr', analysisPage)).toMatch(
    /<span lang="en">The last close is <span[^>]* lang="tr"/,
  );
  expect(show('en', analysisPage)).not.toContain('lang=');
});

it('says that there is no drawing where the candles are not kept', () => {
  const page = { ...permalink, figure: null };
  expect(show('en', <StoredAnalysis permalink={page} linkKey="a" />)).toContain(
    'not kept any more',
  );
});

it('a shared conversation states source, as-of time and hashes beside the notice', () => {
  const conversation: SharedConversation = {
    title: 'Where is <b>BTC</b>?',
    sharedAt: at,
    expiresAt: at + 86_400_000,
    hash: 'ef'.repeat(32),
    messages: [
      { id: 'q', role: 'user', parts: [{ type: 'text', text: 'Where?' }], createdAt: at },
      {
        id: 'm',
        role: 'assistant',
        createdAt: at,
        metadata: { inReplyTo: 'q', outcome: 'stopped' },
        parts: [
          { type: 'data-analysis', data: analysis },
          { type: 'text', text: sentence.text },
          { type: 'data-evidence', data: { index: 0, offset: 0, ...sentence } },
        ],
      },
    ],
  };
  const page = show('en', <ConversationPage conversation={conversation} />);
  expect(page).toContain('Where is &lt;b&gt;BTC&lt;/b&gt;?');
  expect(page).toMatch(/BTCUSDT · 4h · As of .*2026.* · Source: .* · Data hash abab/);
  for (const text of ['ef'.repeat(32), 'No investment advice', 'not finished', '64,893.50'])
    expect(page).toContain(text);
});
