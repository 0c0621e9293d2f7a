import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const preloads = ['/assets/manifest.js', '/assets/entry.js', '/assets/a&b.js']
  .map((file) => `<link rel="modulepreload" href="${file.replace('&', '&amp;')}" nonce="N"/>`)
  .join('');
// As React Router 8.4 writes it: one route with a module of its own for its client loader.
const source = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/home-loader.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_clientLoader,...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");`;
const page = `<!DOCTYPE html><html><head>${preloads}<link rel="stylesheet" href="/s.css"/></head><body><p>import "x"</p><script nonce="N">window.state=1</script><script nonce="N" type="module" async="">${source}</script></body></html>`;

type Painted = (
  list: { getEntriesByName: () => string[] },
  watch: { disconnect: () => void },
) => void;

/** The start script, run in a simulated browser. */
function run(html: string, { start, session }: { start?: 'now'; session?: 'absent' } = {}) {
  const text = /<script nonce="N">(\(function[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const scripts: { type?: string; nonce?: string; textContent?: string }[] = [];
  const idle: (() => void)[] = [];
  const listening = new Map<string, (event?: unknown) => void>();
  const dataset: Record<string, string | undefined> = { start, session };
  const changed: (() => void)[] = [];
  const painted: Painted[] = [];
  const waits: { work: () => void; ms: number }[] = [];
  const links = [{ rel: 'later' }, { rel: 'later' }, { rel: 'later-manifest' }];
  runInNewContext(text, {
    window: { requestIdleCallback: true },
    document: {
      documentElement: { dataset },
      currentScript: { remove: () => undefined },
      querySelectorAll: () => links,
      querySelector: () => ({ nonce: 'N', textContent: source }),
      createElement: () => ({}),
      head: { append: (script: object) => scripts.push(script) },
    },
    requestIdleCallback: (work: () => void) => idle.push(work),
    addEventListener: (type: string, work: (event?: unknown) => void) => listening.set(type, work),
    PerformanceObserver: class {
      constructor(work: Painted) {
        painted.push(work);
      }
      observe = (): void => undefined;
    },
    MutationObserver: class {
      constructor(work: (changes: unknown, watch: { disconnect: () => void }) => void) {
        changed.push(() => work([], { disconnect: () => changed.splice(0) }));
      }
      observe = (): void => undefined;
    },
    setTimeout: (work: () => void, ms: number) => void waits.push({ work, ms }),
  });
  const paint = () =>
    painted[0]?.({ getEntriesByName: () => ['painted'] }, { disconnect: () => undefined });
  return { links, scripts, idle, listening, paint, waits, dataset, changed };
}

describe('a page that starts after its first painting', () => {
  const html = startAfterPaint(page);

  it('preloads no module and has no module script, and keeps everything else', () => {
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
    expect(html).toContain(
      '<p>import "x"</p><script nonce="N">window.state=1</script><script nonce="N" type="later"',
    );
    expect(html).toContain(`${source}</script><script nonce="N">`);
  });

  it('asks for nothing until it was painted and the browser is idle', () => {
    const { links, scripts, idle, paint } = run(html);
    expect([scripts, idle]).toEqual([[], []]);
    paint();
    expect([scripts, links.map(({ rel }) => rel)]).toEqual([
      [],
      ['later', 'later', 'later-manifest'],
    ]);
    idle.shift()?.();
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload', 'manifest']);
    expect(scripts).toEqual([{ type: 'module', nonce: 'N', textContent: source }]);
  });

  it('starts at the first key or touch, and once only', () => {
    const { scripts, listening, idle, paint } = run(html);
    expect([...listening.keys()]).toEqual(
      expect.arrayContaining(['pointerdown', 'keydown', 'touchstart']),
    );
    listening.get('keydown')?.();
    expect(scripts).toHaveLength(1);
    listening.get('pointerdown')?.();
    paint();
    for (const work of idle) work();
    expect(scripts).toHaveLength(1);
  });

  it('waits for the first sign of a person without a session, and for a while at most', () => {
    const moved = run(html, { session: 'absent' });
    moved.paint();
    expect([moved.idle, moved.scripts]).toEqual([[], []]);
    moved.listening.get('pointermove')?.();
    expect(moved.scripts).toHaveLength(1);

    const still = run(html, { session: 'absent' });
    still.paint();
    expect(still.waits.map(({ ms }) => ms)).toEqual([5000]);
    still.waits[0]?.work();
    still.idle.shift()?.();
    expect(still.scripts).toHaveLength(1);
  });

  it('starts as soon as its HTML is read when the html element says so', () => {
    expect(run(html, { start: 'now' }).scripts).toHaveLength(1);
  });
});

const clickOn = (clicked: string[], name: string) => ({
  target: { closest: () => ({ click: () => clicked.push(name) }) },
});

describe('a button clicked before anything hears it', () => {
  it('is clicked once more when the page has come alive: the last one, and once', () => {
    const clicked: string[] = [];
    const { listening, dataset, changed } = run(startAfterPaint(page));
    listening.get('click')?.(clickOn(clicked, 'light'));
    listening.get('click')?.(clickOn(clicked, 'dark'));
    expect(clicked).toEqual([]);
    dataset['hydrated'] = 'true';
    for (let times = 0; times < 2; times += 1) changed[0]?.();
    expect(clicked).toEqual(['dark']);
  });

  it('is left to React from when it listens', () => {
    const clicked: string[] = [];
    const { listening, dataset, changed } = run(startAfterPaint(page));
    dataset['listening'] = 'true';
    listening.get('click')?.(clickOn(clicked, 'dark'));
    dataset['hydrated'] = 'true';
    changed[0]?.();
    expect(clicked).toEqual([]);
  });
});

it('a page without scripts is left as it is', () => {
  const html = '<html><body><p>words</p></body></html>';
  expect(startAfterPaint(html)).toBe(html);
});
