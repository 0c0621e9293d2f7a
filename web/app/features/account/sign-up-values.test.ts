import { describe, expect, it } from 'vitest';
import { emptySignUp, missingAgreements } from './sign-up-values.ts';

describe('the agreements of a sign-up', () => {
  it('are missed in their order until each is ticked', () => {
    expect(missingAgreements(emptySignUp)).toEqual(['privacy', 'terms', 'risk']);
    expect(missingAgreements({ ...emptySignUp, terms: true })).toEqual(['privacy', 'risk']);
    expect(missingAgreements({ ...emptySignUp, privacy: true, terms: true, risk: true })).toEqual(
      [],
    );
  });

  it('are all accepted by the one box of the register screen', () => {
    expect(missingAgreements({ ...emptySignUp, all: true })).toEqual([]);
  });
});
