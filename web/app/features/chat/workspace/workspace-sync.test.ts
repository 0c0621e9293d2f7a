import { chatStorageKeys, toLayerKeys } from '@vela/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../../../lib/api.ts';
import { preferences } from '../../../lib/preferences.ts';
import { restoreLayers, WorkspaceSync } from './workspace-sync.ts';

const userId = 7;
const { zoom, structures } = toLayerKeys(userId);
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** A page of this browser whose requests are answered by `answer`; collects their bodies. */
function openPage(answer: () => Promise<Response>) {
  const sent: unknown[] = [];
  const fetch: Api['fetch'] = (_path, init) => {
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    return answer();
  };
  const api: Api = { fetch, request: () => Promise.reject(new Error('not asked here')) };
  const sync = new WorkspaceSync(
    { api, userId, isSignedIn: () => true },
    { conversation: null, layers: {} },
  );
  return { sent, leave: sync.follow() };
}

const accept = () => Promise.resolve(new Response(null, { status: 204 }));

it('a choice whose request is cut by a reload survives the reload and is sent again', async () => {
  const first = openPage(() => Promise.reject(new TypeError('cut')));
  preferences.setItem(structures, 'mine');
  first.leave();
  await Promise.resolve();
  expect(first.sent).toEqual([{ layers: { structures: 'mine' } }]);

  // The account still has the layers from before.
  restoreLayers({ conversation: null, layers: { structures: 'old', zoom: '90' } }, userId);
  expect([stored.get(structures), stored.get(zoom)]).toEqual(['mine', '90']);
  const second = openPage(accept);
  second.leave();
  expect(second.sent).toEqual([{ layers: { structures: 'mine' } }]);
  await vi.waitFor(() =>
    expect(stored.has(chatStorageKeys.unsentLayersPrefix + userId)).toBe(false),
  );

  // What arrived may be replaced by another device.
  restoreLayers({ conversation: null, layers: { structures: 'newer' } }, userId);
  expect(stored.get(structures)).toBe('newer');
});

it('a choice made while another is acknowledged stays unsent until it arrives itself', async () => {
  const { promise, resolve: acknowledge } = Promise.withResolvers<Response>();
  const page = openPage(() => promise);
  preferences.setItem(structures, 'mine');
  window.dispatchEvent(new Event('pagehide'));
  preferences.setItem(zoom, '50');
  acknowledge(new Response(null, { status: 204 }));
  await vi.waitFor(() =>
    expect(stored.get(chatStorageKeys.unsentLayersPrefix + userId)).toBe('zoom'),
  );
  page.leave();
  expect(page.sent).toEqual([{ layers: { structures: 'mine' } }, { layers: { zoom: '50' } }]);
});
