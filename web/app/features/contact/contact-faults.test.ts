import { describe, expect, it } from 'vitest';
import { getServerI18n } from '../../i18n/server.ts';
import { countCharacters, findContactFaults } from './contact-faults.ts';

const t = getServerI18n('en').getFixedT('en', ['contact', 'forms'] as const);
const good = { email: 'name@example.com', reason: 'bug-report', message: 'Ten signs.' };

function findFaults(changes: Readonly<Record<string, string>>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...changes })) fields.set(name, value);
  return findContactFaults(fields, { t, language: 'en' });
}

describe('what is wrong with a message before it is sent', () => {
  it('is nothing with address, reason and ten characters', () => {
    expect(findFaults({})).toEqual({});
    expect(findFaults({ message: 'x'.repeat(5_000) })).toEqual({});
  });

  it.each([
    ['email', '', 'Please fill in this field'],
    ['email', 'name', 'Please enter a valid e-mail address, such as name@example.com'],
    ['email', 'a b@example.com', 'Please enter a valid e-mail address, such as name@example.com'],
    ['reason', '', 'Please choose a reason'],
    ['message', ' \n ', 'Please fill in this field'],
    ['message', '  ninesigns  ', 'Please write at least 10 characters'],
    ['message', 'x'.repeat(5_001), 'Please write at most 5,000 characters; these are 5,001'],
  ])('names %s = "%.20s"', (field, value, words) => {
    expect(findFaults({ [field]: value })).toEqual({ [field]: words });
  });

  it('counts trimmed characters like the server', () => {
    expect(countCharacters('  ab\ncd  ')).toBe(5);
  });
});
