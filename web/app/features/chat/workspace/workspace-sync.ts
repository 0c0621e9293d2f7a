import {
  chatPaths,
  type ChangeWorkspaceRequest,
  type LayerName,
  layerNames,
  toLayerKeys,
  type Workspace,
} from '@vela/contracts';
import type { Api } from '../../../lib/api.ts';
import { watchPreferences } from '../../../lib/preferences.ts';

const delayMs = 600;

/** Writes the layers of the account into this browser, where the chart reads them. */
export function restoreLayers({ layers }: Workspace, userId: number): void {
  const keys = toLayerKeys(userId);
  try {
    for (const name of layerNames) {
      const text = layers[name];
      if (text !== undefined) localStorage.setItem(keys[name], text);
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
  readonly #names: ReadonlyMap<string, LayerName>;
  #sent: Pick<ChangeWorkspaceRequest, 'symbol' | 'interval' | 'limit' | 'conversation'>;
  #changed: ChangeWorkspaceRequest = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ api, userId, isSignedIn }: WorkspaceOwner, workspace: Workspace) {
    this.#api = api;
    this.#isSignedIn = isSignedIn;
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
      if (name !== undefined) this.#add({ layers: { ...this.#changed.layers, [name]: value } });
    });
    window.addEventListener('pagehide', this.#flush);
    return () => {
      stopWatching();
      window.removeEventListener('pagehide', this.#flush);
      this.#flush();
    };
  };

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
    // Where it does not arrive, the next device shows what was open before.
    this.#api.fetch(chatPaths.workspace, init).catch(() => undefined);
  };
}
