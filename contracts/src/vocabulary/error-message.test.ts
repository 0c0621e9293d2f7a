import { describe, expect, it } from 'vitest';
import {
  errorMessage,
  fieldMessage,
  fieldName,
  passwordsDifferMessage,
  pleaseAcceptMessage,
  tooManyRequestsMessage,
} from './error-message.ts';
import { fieldFaults } from './error-words.ts';

describe('error texts', () => {
  it('are those of the specification', () => {
    expect(errorMessage('INVALID_CREDENTIALS', 'en')).toBe('Invalid email or password');
    expect(errorMessage('EMAIL_NOT_VERIFIED', 'en')).toBe('Please verify your email address first');
    expect(errorMessage('REFRESH_FAILED', 'en')).toBe('Token refresh failed');
    expect(errorMessage('INTERNAL', 'en')).toBe('An unexpected error occurred. Please try again.');
    expect(passwordsDifferMessage('en')).toBe('Passwords do not match');
    expect(passwordsDifferMessage('tr')).toBe('Şifreler eşleşmiyor');
  });

  it('name the missing agreements in their fixed order', () => {
    expect(pleaseAcceptMessage(['risk', 'privacy', 'terms'], 'en')).toBe(
      'Please accept: privacy, terms, risk disclosure',
    );
    expect(pleaseAcceptMessage(['risk'], 'tr')).toBe('Lütfen kabul edin: risk bildirimi');
  });

  it('write numbers as the language does', () => {
    const fault = { fault: 'too-long', field: 'message', fillings: { maximum: 4000 } } as const;
    expect(fieldMessage(fault, 'en')).toBe('Message must have at most 4,000 characters.');
    expect(fieldMessage(fault, 'tr')).toBe('Mesaj en fazla 4.000 karakter olabilir.');
  });

  it('name a wait that is longer than a moment', () => {
    expect(tooManyRequestsMessage(60, 'en')).toBe(
      'Too many attempts. Please wait a moment and try again.',
    );
    expect(tooManyRequestsMessage(91, 'en')).toBe(
      'Too many attempts. Please try again in 2 minutes.',
    );
    expect(tooManyRequestsMessage(600, 'tr')).toBe(
      'Çok fazla deneme yapıldı. Lütfen 10 dakika sonra yeniden deneyin.',
    );
    expect(tooManyRequestsMessage(86_400, 'tr')).toBe(
      'Çok fazla deneme yapıldı. Lütfen 24 saat sonra yeniden deneyin.',
    );
  });

  it('name a nested field by its first part, and an unknown one as it was sent', () => {
    expect(fieldName('agreements.0.version', 'tr')).toBe('Sözleşmeler');
    expect(fieldName('constructor', 'en')).toBe('constructor');
  });

  it('differ between the languages for every fault', () => {
    for (const fault of fieldFaults)
      expect(fieldMessage({ fault, field: 'email' }, 'en')).not.toBe(
        fieldMessage({ fault, field: 'email' }, 'tr'),
      );
  });
});
