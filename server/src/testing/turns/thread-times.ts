import { readdirSync, readFileSync } from 'node:fs';

export const threadKinds = ['main', 'analyst', 'helpers', 'PostgreSQL', 'callers'] as const;
type ThreadKind = (typeof threadKinds)[number];

/** Processor time by kinds of threads, in milliseconds. */
export type ThreadTimes = Readonly<Record<ThreadKind, number>>;

/** Kinds by the names that Node gives its threads; V8's helpers collect garbage and compile. */
const kindByName: Readonly<Record<string, ThreadKind>> = {
  MainThread: 'main',
  WorkerThread: 'analyst',
};

/** Reads a file of /proc; undefined where its thread has ended, or on another system. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Each thread of a process: its name and the milliseconds that it ran. */
function listThreads(pid: number | string): { readonly name: string; readonly ms: number }[] {
  return list(`/proc/${pid}/task`).map((thread) => ({
    name: (read(`/proc/${pid}/task/${thread}/comm`) ?? '').trim(),
    ms: Number((read(`/proc/${pid}/task/${thread}/schedstat`) ?? '0').split(' ')[0]) / 1e6,
  }));
}

function isChild(pid: string, parent: number): boolean {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  return Number(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[1]) === parent;
}

/** Processor time of the server, of the database's processes and of this one; zeros without /proc. */
export function readThreadTimes(server: number, postmaster: number): ThreadTimes {
  const times: Record<ThreadKind, number> = {
    main: 0,
    analyst: 0,
    helpers: 0,
    PostgreSQL: 0,
    callers: 0,
  };
  const add = (kind: ThreadKind, ms: number): void => {
    times[kind] += ms;
  };
  for (const { name, ms } of listThreads(server)) add(kindByName[name] ?? 'helpers', ms);
  for (const pid of list('/proc'))
    if (/^\d+$/.test(pid) && isChild(pid, postmaster))
      for (const { ms } of listThreads(pid)) add('PostgreSQL', ms);
  for (const { ms } of listThreads('self')) add('callers', ms);
  return times;
}
