import { describe, expect, it } from 'vitest';
import { isThisMachine } from './this-machine.ts';

describe('isThisMachine', () => {
  it('knows the names of one’s own machine', () => {
    for (const address of [
      'http://localhost:3000/design',
      'http://127.0.0.1/design',
      'http://[::1]:3000/design',
    ])
      expect(isThisMachine(address)).toBe(true);
  });

  it('takes nobody else for it', () => {
    for (const address of [
      'https://vela.example/design',
      'https://localhost.vela.example/',
      'http://127.0.0.1.example/',
      'http://10.0.0.1/',
    ])
      expect(isThisMachine(address)).toBe(false);
  });
});
