import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findListenFault } from './listen-fault.ts';

it('names a port in use and suggests another', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  expect(await findListenFault({ host: '127.0.0.1', port })).toContain(
    `PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => other.close(resolve));
  expect(await findListenFault({ host: '127.0.0.1', port })).toBeUndefined();
});
