import { describe, expect, it } from 'vitest';
import { getServerI18n } from '../../i18n/server.ts';
import { findMissingAgreements, findSignInFaults, findSignUpFaults } from './account-faults.ts';

const t = getServerI18n('en').getFixedT('en', ['account', 'forms'] as const);
const good = {
  username: 'ayse',
  email: 'ayse@example.com',
  password: 'four calm harbours',
  confirmPassword: 'four calm harbours',
};

function createFields(values: Readonly<Record<string, string>>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

describe('what is wrong with a sign-up before it is sent', () => {
  it('is nothing when every field is right', () => {
    expect(findSignUpFaults(createFields(good), t)).toEqual({});
  });

  it.each([
    ['username', '', 'Please fill in this field'],
    ['username', 'x'.repeat(1_000), expect.stringContaining('at most')],
    ['email', 'ayse', 'Please enter a valid e-mail address, such as name@example.com'],
    ['confirmPassword', 'another', 'Passwords do not match'],
    ['confirmPassword', '', 'Please fill in this field'],
  ])('names %s = "%.20s"', (field, value, words) => {
    expect(findSignUpFaults(createFields({ ...good, [field]: value }), t)).toEqual({
      [field]: words,
    });
  });

  it('is a short password for a new account, not for a sign-in', () => {
    const fields = createFields({ ...good, password: 'abc', confirmPassword: 'abc' });
    expect(Object.keys(findSignUpFaults(fields, t))).toEqual(['password']);
    expect(findSignInFaults(fields, t)).toEqual({});
  });
});

describe('the agreements of a sign-up', () => {
  it('are reported missing in order until each is checked', () => {
    const all = { privacy: 'on', terms: 'on', risk: 'on' };
    expect(findMissingAgreements(createFields({}))).toEqual(['privacy', 'terms', 'risk']);
    expect(findMissingAgreements(createFields({ terms: 'on' }))).toEqual(['privacy', 'risk']);
    expect(findMissingAgreements(createFields(all))).toEqual([]);
  });

  it('are all accepted by the single checkbox of the register screen', () => {
    expect(findMissingAgreements(createFields({ all: 'on' }))).toEqual([]);
  });
});
