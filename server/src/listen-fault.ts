import { createServer } from 'node:net';

type Address = { readonly host: string; readonly port: number };

/** Why the server cannot listen here and what to do, in one line; undefined when it can. */
export async function findListenFault({ host, port }: Address): Promise<string | undefined> {
  const probe = createServer();
  const error = await new Promise<unknown>((resolve) => {
    probe.once('error', resolve);
    probe.listen({ host, port, exclusive: true }, () => resolve(undefined));
  });
  if (error === undefined) await new Promise((resolve) => probe.close(resolve));
  return error === undefined ? undefined : describeListenFault(error, { host, port });
}

/** The same text for an error thrown by `listen`. */
export function describeListenFault(error: unknown, { host, port }: Address): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `PORT: another program listens on port ${port}. Stop it, or choose another port: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `PORT: port ${port} needs rights this user does not have. Choose one from 1024 on: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: this machine has no address ${host}. Use 127.0.0.1, or 0.0.0.0 for every network`;
  return `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`;
}
