import { env } from 'node:process';
import { type Site, startSite } from './site.ts';

const variable = 'VELA_JOURNEYS_SITE';

/** Starts the server that the journeys of all workers share; returns what stops it. */
export async function startSharedSite(): Promise<() => Promise<void>> {
  const { site, stop } = await startSite();
  // Workers start later, with the variables that this process has by then.
  env[variable] = JSON.stringify(site);
  return stop;
}

/** The server that all workers share; undefined where none was started before them. */
export function readSharedSite(): Site | undefined {
  const text = env[variable];
  return text === undefined ? undefined : JSON.parse(text);
}
