/**
 * Attacks a server from a process of its own. Its parent sends which attack to prepare, and then to
 * run it; it answers with the answers by status.
 */
import os from 'node:os';
import { attacks } from './attacks.ts';
import type { Target } from './flood.ts';

export type AttackOrder = {
  readonly place: number;
  readonly target: Target;
  readonly step: 'prepare' | 'run';
};

// An attacker has a machine of its own: here it takes what the server leaves.
os.setPriority(os.constants.priority.PRIORITY_LOW);

async function obey({ place, target, step }: AttackOrder): Promise<Record<string, number>> {
  const attack = attacks[place];
  if (step === 'prepare') await attack?.prepare?.(target);
  const answers = step === 'run' ? await attack?.run(target) : undefined;
  return Object.fromEntries(answers ?? []);
}

process.on('message', async (order: AttackOrder) => {
  const answers = await obey(order);
  process.send?.(answers);
});
