import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientDir } from './web-build.ts';

const assets = path.join(clientDir, 'assets');
const scripts = () => readdirSync(assets).filter((file) => file.endsWith('.js'));
const holding = (pattern: RegExp) =>
  scripts().filter((file) => pattern.test(readFileSync(path.join(assets, file), 'utf8')));

describe('what browsers are sent', () => {
  it('is there', () => {
    expect(scripts().length).toBeGreaterThan(10);
  });

  it('holds no zod: schemas stay on the server', () => {
    expect(holding(/ZodError|ZodType|\$ZodCheck/)).toEqual([]);
  });

  it('holds no server code, no secret name and no machine path', () => {
    expect(holding(/drizzle|SESSION_SECRET|DATABASE_URL|node:fs/)).toEqual([]);
    expect(
      holding(
        new RegExp(path.resolve(import.meta.dirname, '../../..').replaceAll('/', String.raw`\/`)),
      ),
    ).toEqual([]);
  });

  it('comes without source maps', () => {
    expect(readdirSync(assets).filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});
