import { describe, expect, it } from 'vitest';
import {
  getErrorMessage,
  formatFieldMessage,
  getFieldName,
  getPasswordsDifferMessage,
  formatPleaseAcceptMessage,
  formatTooManyRequestsMessage,
} from './error-message.ts';
import { fieldFaults } from './error-words.ts';

describe('error texts', () => {
  it('match the specification', () => {
    expect(getErrorMessage('INVALID_CREDENTIALS', 'en')).toBe('Invalid email or password');
    expect(getErrorMessage('EMAIL_NOT_VERIFIED', 'en')).toBe(
      'Please verify your email address first',
    );
    expect(getErrorMessage('REFRESH_FAILED', 'en')).toBe('Token refresh failed');
    expect(getErrorMessage('INTERNAL', 'en')).toBe(
      'An unexpected error occurred. Please try again.',
    );
    expect(getPasswordsDifferMessage('en')).toBe('Passwords do not match');
    expect(getPasswordsDifferMessage('tr')).toBe('Şifreler eşleşmiyor');
  });

  it('name the missing agreements in their fixed order', () => {
    expect(formatPleaseAcceptMessage(['risk', 'privacy', 'terms'], 'en')).toBe(
      'Please accept: privacy, terms, risk disclosure',
    );
    expect(formatPleaseAcceptMessage(['risk'], 'tr')).toBe('Lütfen kabul edin: risk bildirimi');
  });

  it('format numbers for the language', () => {
    const fault = { fault: 'too-long', field: 'message', fillings: { maximum: 4000 } } as const;
    expect(formatFieldMessage(fault, 'en')).toBe('Message must have at most 4,000 characters.');
    expect(formatFieldMessage(fault, 'tr')).toBe('Mesaj en fazla 4.000 karakter olabilir.');
  });

  it('state a wait that is longer than a moment', () => {
    expect(formatTooManyRequestsMessage(60, 'en')).toBe(
      'Too many attempts. Please wait a moment and try again.',
    );
    expect(formatTooManyRequestsMessage(91, 'en')).toBe(
      'Too many attempts. Please try again in 2 minutes.',
    );
    expect(formatTooManyRequestsMessage(600, 'tr')).toBe(
      'Çok fazla deneme yapıldı. Lütfen 10 dakika sonra yeniden deneyin.',
    );
    expect(formatTooManyRequestsMessage(86_400, 'tr')).toBe(
      'Çok fazla deneme yapıldı. Lütfen 24 saat sonra yeniden deneyin.',
    );
  });

  it('name a nested field by its first part, and an unknown one as it was sent', () => {
    expect(getFieldName('agreements.0.version', 'tr')).toBe('Sözleşmeler');
    expect(getFieldName('constructor', 'en')).toBe('constructor');
  });

  it('differ between the languages for every fault', () => {
    for (const fault of fieldFaults)
      expect(formatFieldMessage({ fault, field: 'email' }, 'en')).not.toBe(
        formatFieldMessage({ fault, field: 'email' }, 'tr'),
      );
  });
});
