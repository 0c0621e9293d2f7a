import { usernameSchema } from '@vela/contracts';
import type { Identity } from './verify-provider-answer.ts';

/** A name for a new account: the provider's, else the front of the address, where they may be one. */
export function chooseUsername({ name, email }: Pick<Identity, 'name' | 'email'>): string {
  const front = (email ?? '').split('@')[0]?.replaceAll(/[^\p{L}\p{N}._-]/gu, '') ?? '';
  const fitting = [name?.slice(0, 40), front.slice(0, 40)]
    .map((candidate) => usernameSchema.safeParse(candidate ?? ''))
    .find(({ success }) => success);
  return fitting?.data ?? 'Vela';
}
