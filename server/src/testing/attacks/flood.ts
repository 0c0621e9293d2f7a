import type { LoadAccount } from '../load-accounts.ts';

export type Target = { readonly origin: string; readonly accounts: readonly LoadAccount[] };
/** Answers by status; 0 where there was none. */
export type Answers = Map<number, number>;

/** What one person, file or sentence does to a server; `prepare` is not yet the attack. */
export type Attack = {
  readonly name: string;
  prepare?(target: Target): Promise<void>;
  run(target: Target): Promise<Answers>;
};

export type Call = {
  readonly path: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

export const json = { 'content-type': 'application/json', 'x-vela-request': '1' };
export const toAddress = (index: number): string => `10.9.${(index >> 8) & 255}.${index & 255}`;

/** Makes one call; returns the status of its answer. */
export async function send(origin: string, { path, body, headers = {} }: Call): Promise<number> {
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(origin + path, { method, headers, ...(body && { body }) });
  await response.arrayBuffer();
  return response.status;
}

/** Makes `count` calls, at most `atOnce` at a time; each begins when another was answered. */
export async function flood(
  origin: string,
  { count, atOnce }: { readonly count: number; readonly atOnce: number },
  toCall: (index: number) => Call,
): Promise<Answers> {
  const answers: Answers = new Map();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const status = await send(origin, toCall(next++)).catch(() => 0);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

export const toHeaders = ({ authorization, address }: LoadAccount) => ({
  ...json,
  authorization,
  'x-forwarded-for': address,
});

export function getAccount({ accounts }: Target, index: number): LoadAccount {
  const account = accounts[index % accounts.length];
  if (account === undefined) throw new Error('accounts are made before the attack');
  return account;
}
