import {
  chatPaths,
  type ChangeWorkspaceRequest,
  type LayerName,
  layerNames,
  toLayerKeys,
  type Workspace,
} from '@vela/contracts';
import type { Api } from '../../../lib/api.ts';
import { preferences, watchPreferences } from '../../../lib/preferences.ts';
import { readUnsentLayers, storeUnsentLayers } from './unsent-layers.ts';

const delayMs = 600;
/** Statuses of what the account will never take. */
const refusals: readonly number[] = [400, 413, 422];

/**
 * Writes the layers of the account into this browser, where the chart reads them. One that was
 * changed here and may not have arrived stays as it is here.
 */
export function restoreLayers({ layers }: Workspace, userId: number): void {
  const keys = toLayerKeys(userId);
  try {
    const unsent = readUnsentLayers(userId);
    for (const name of layerNames) {
      const text = layers[name];
      if (text !== undefined && !unsent.includes(name)) localStorage.setItem(keys[name], text);
    }
  } catch {
    // The browser blocks storage: the chart draws what it draws at first.
  }
}

/** Whose workspace it is, and whether that account is still signed in. */
export type WorkspaceOwner = {
  readonly api: Api;
  readonly userId: number;
  readonly isSignedIn: () => boolean;
};

/** Sends what changed in the workspace, a moment later and at once when the page is left. */
export class WorkspaceSync {
  readonly #api: Api;
  readonly #isSignedIn: () => boolean;
  readonly #userId: number;
  readonly #names: ReadonlyMap<string, LayerName>;
  #sent: Pick<ChangeWorkspaceRequest, 'symbol' | 'interval' | 'limit' | 'conversation'>;
  #changed: ChangeWorkspaceRequest = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ api, userId, isSignedIn }: WorkspaceOwner, workspace: Workspace) {
    this.#api = api;
    this.#isSignedIn = isSignedIn;
    this.#userId = userId;
    this.#sent = workspace;
    this.#names = new Map(
      Object.entries(toLayerKeys(userId)).flatMap(([name, key]) =>
        layerNames.flatMap((known) => (known === name ? [[key, known] as const] : [])),
      ),
    );
  }

  /** Takes over what is open; parts that are as they were are not sent. */
  readonly open = (now: Omit<ChangeWorkspaceRequest, 'layers'>): void => {
    const before = this.#sent;
    const differs =
      now.symbol !== before.symbol ||
      now.interval !== before.interval ||
      now.limit !== before.limit ||
      (now.conversation !== undefined && now.conversation !== before.conversation);
    if (!differs) return;
    this.#sent = { ...before, ...now };
    this.#add(now);
  };

  /** Follows the choices about the chart and the end of the page; returns what ends it. */
  readonly follow = (): (() => void) => {
    const stopWatching = watchPreferences((key, value) => {
      const name = this.#names.get(key);
      if (name === undefined) return;
      storeUnsentLayers(this.#userId, [...readUnsentLayers(this.#userId), name]);
      this.#add({ layers: { ...this.#changed.layers, [name]: value } });
    });
    this.#resendLayers();
    window.addEventListener('pagehide', this.#flush);
    return () => {
      stopWatching();
      window.removeEventListener('pagehide', this.#flush);
      this.#flush();
    };
  };

  /** Sends what an earlier page of this browser changed and the account has not acknowledged. */
  #resendLayers(): void {
    const unsent = readUnsentLayers(this.#userId);
    if (unsent.length === 0) return;
    const keys = toLayerKeys(this.#userId);
    const texts = unsent.map((name) => [name, preferences.getItem(keys[name]) ?? undefined]);
    this.#add({ layers: Object.fromEntries(texts) });
  }

  #add(change: ChangeWorkspaceRequest): void {
    this.#changed = { ...this.#changed, ...change };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#flush, delayMs);
  }

  readonly #flush = (): void => {
    clearTimeout(this.#timer);
    const change = this.#changed;
    if (Object.keys(change).length === 0 || !this.#isSignedIn()) return;
    this.#changed = {};
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'PATCH', headers, body: JSON.stringify(change), keepalive: true };
    // Where it does not arrive, layers are sent again by the next page of this browser.
    this.#api.fetch(chatPaths.workspace, init).then(
      ({ ok, status }) =>
        (ok || refusals.includes(status)) && this.#acknowledge(change.layers ?? {}),
      () => undefined,
    );
  };

  #acknowledge(layers: NonNullable<ChangeWorkspaceRequest['layers']>): void {
    const changed = this.#changed.layers ?? {};
    const unsent = readUnsentLayers(this.#userId);
    storeUnsentLayers(
      this.#userId,
      unsent.filter((name) => !(name in layers) || name in changed),
    );
  }
}
