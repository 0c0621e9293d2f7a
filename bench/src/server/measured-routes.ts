import { accountPaths, apiPaths, chatPaths } from '@vela/contracts';
import { z } from 'zod';
import type { MeasuredServer } from '../pages/measured-server.ts';
import { recordAnswer } from './record-answer.ts';

/** A route, and the share of a bare Fastify route's requests a second it must reach. */
export const measuredRoutes = [
  { name: 'health', path: apiPaths.health, minPercent: 60 },
  { name: 'signed-in user', path: apiPaths.me, minPercent: 40 },
  {
    name: '500 candles',
    path: `${chatPaths.candles}?symbol=BTCUSDT&interval=1h&limit=500`,
    minPercent: 50,
  },
  { name: 'cached page', path: '/about', minPercent: 60 },
] as const;

const accept = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

const sessionSchema = z.object({ access_token: z.string() });

/** Signs in as the demo account of an empty data folder, whose password the server prints. */
async function signIn(server: MeasuredServer): Promise<string> {
  const [, email, password] = /(demo@\S+)\s+(\S+)/.exec(server.output()) ?? [];
  const answer = await fetch(`${server.origin}${accountPaths.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.origin },
    body: JSON.stringify({ email, password }),
  });
  return sessionSchema.parse(await answer.json()).access_token;
}

type Headers = Readonly<Record<string, string>>;

/** Headers of a browser that is signed in as the demo account. */
export async function createSignedInHeaders(server: MeasuredServer): Promise<Headers> {
  return { ...accept, authorization: `Bearer ${await signIn(server)}` };
}

/** The answer of each route, as the bare server is to send it. */
export async function recordRoutes({ origin }: MeasuredServer, headers: Headers) {
  const recorded = [];
  for (const route of measuredRoutes) {
    const url = `${origin}${route.path}`;
    // The second request of an answer has it compressed, off the thread.
    for (let time = 0; time < 2; time += 1) await recordAnswer(url, headers);
    await new Promise((resolve) => setTimeout(resolve, 500));
    recorded.push({ path: route.path.split('?')[0], ...(await recordAnswer(url, headers)) });
  }
  return recorded;
}
