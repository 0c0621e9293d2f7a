/**
 * Repeats the attacks of docs/security.md in full size on a real server, and measures what another
 * person meets meanwhile: the answers of /api/health, and the first sentence of an answer. Run with
 * `node server/src/testing/measure-attacks.ts [word of an attack's name]`; fails above the limits.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPerson, type PersonTimes } from './attacks/another-person.ts';
import type { AttackOrder } from './attacks/attack-process.ts';
import { attacks } from './attacks/attacks.ts';
import { withStand, type Stand } from './stand/open-stand.ts';

const limitsMs = { health: 50, sentence: 500 } as const;
/** An attack that is over sooner is watched for this long, so that there is enough to count. */
const leastMs = 5_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const toQuantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * part) - 1)] ?? Number.NaN;

function judge({ health, sentences }: PersonTimes): boolean {
  const [usual, p99] = [toQuantile(health, 0.5), toQuantile(health, 0.99)];
  const [middle, worst] = [toQuantile(sentences, 0.5), toQuantile(sentences, 0.99)];
  say(
    `  /api/health p50 ${usual.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${health.length} (limit ${limitsMs.health}); first sentence p50 ${middle.toFixed(0)} ms, p99 ${worst.toFixed(0)} ms of ${sentences.length} (limit ${limitsMs.sentence})`,
  );
  return p99 <= limitsMs.health && worst <= limitsMs.sentence;
}

async function measure({ server, origin, createAccounts }: Stand, word: string): Promise<boolean> {
  const person = createPerson(origin, await createAccounts(10));
  await person.warmUp();
  say('without an attack');
  const stopCalm = person.watch();
  await delay(leastMs);
  const held = [judge(await stopCalm())];
  const attacker = fork(path.resolve(import.meta.dirname, 'attacks/attack-process.ts'));
  const order = async (given: AttackOrder): Promise<unknown> => {
    const answered = once(attacker, 'message');
    attacker.send(given);
    return (await answered)[0];
  };
  for (const [place, { name }] of attacks.entries()) {
    if (!name.includes(word)) continue;
    const target = { origin, accounts: await createAccounts(100) };
    await order({ place, target, step: 'prepare' });
    const [began, used] = [performance.now(), server.readProcessorSeconds()];
    const stopWatching = person.watch();
    const answers = await order({ place, target, step: 'run' });
    const seconds = (performance.now() - began) / 1000;
    const processor = server.readProcessorSeconds() - used;
    await delay(Math.max(0, leastMs - seconds * 1000));
    const times = await stopWatching();
    say(
      `${name}: ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of the server's processor time, answers by status ${JSON.stringify(answers)}, ${server.readRssMb().toFixed(0)} MB`,
    );
    held.push(judge(times));
  }
  attacker.kill();
  return held.every(Boolean);
}

say(`load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`);
const [word = ''] = process.argv.slice(2);
const isHeld = await withStand({ MARKET_DATA: 'simulated' }, (stand) => measure(stand, word));
process.exitCode = isHeld ? 0 : 1;
