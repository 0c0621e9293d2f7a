import { describe, expect, it } from 'vitest';
import { applicationRequestSchema, contactRequestSchema } from './contact-schema.ts';
import { contactReasons, jobPositions } from './contact.ts';
import {
  getContactReasonName,
  getFormMessage,
  getJobPositionName,
} from './vocabulary/form-words.ts';

const message = 'Good morning, I have a question.';
const withMessage = (text: unknown) =>
  contactRequestSchema.safeParse({ email: 'a@example.com', reason: 'bug-report', message: text });
const withEmail = (email: unknown) =>
  contactRequestSchema.safeParse({ email, reason: 'bug-report', message });

const words = (language: 'en' | 'tr') => [
  ...contactReasons.map((reason) => getContactReasonName(reason, language)),
  ...jobPositions.map((position) => getJobPositionName(position, language)),
];

const good = [
  'a@example.com',
  'ayse.yilmaz@example.com.tr',
  'first+tag@example.co.uk',
  "o'neil@example.com",
  'under_score@sub.domain.example',
  '1234567890@example.com',
  'x-y@my-company.example',
  '  padded@example.com\r\n',
  'UPPER@EXAMPLE.COM',
  `${'a'.repeat(64)}@example.com`,
];

const bad = [
  '',
  ' ',
  'plain',
  '@example.com',
  'a@',
  'a@b',
  'a@@example.com',
  'a@example..com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@-example.com',
  'a b@example.com',
  'a@exam ple.com',
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'Name <a@example.com>',
  '<a@example.com>',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  'a@example.c',
  'a@example.com.',
  'a\r\nBcc: x@evil.example@example.com',
  'a@example.com\r\nBcc: thief@evil.example',
  'a@example.com\nSubject: x',
  'a%0d%0aBcc:x@example.com',
  'a@example.com%0d%0aBcc:thief@evil.example',
  'a@example.com\u2028Bcc:thief@evil.example',
  'a\u0085b@example.com',
  'a\u0000@example.com',
  'a\ud800@example.com',
  'ａ＠example.com',
  'a@exämple.com',
  'ayşe@example.com',
  'javascript:alert(1)@example.com',
  `${'a'.repeat(250)}@example.com`,
  'a@example.com\u202e',
  7,
  null,
  undefined,
  ['a@example.com'],
];

describe('the email field of a form', () => {
  it.each(good)('%j is accepted, trimmed and lower-cased', (email) => {
    expect(withEmail(email)).toMatchObject({
      success: true,
      data: { email: email.trim().toLowerCase() },
    });
  });

  it.each(bad)('%j is rejected', (email) => {
    expect(withEmail(email).error?.issues[0]?.path).toEqual(['email']);
  });
});

describe('the message of a form', () => {
  it('counts a line break as one character, as a browser does', () => {
    const lines = Array.from({ length: 2500 }, () => 'x').join('\r\n');
    expect(withMessage(lines).data?.message).toBe(lines.replaceAll('\r\n', '\n'));
    expect(withMessage('x'.repeat(5001)).success).toBe(false);
    expect(withMessage('x'.repeat(5000)).success).toBe(true);
  });

  it('keeps tabs, accents and other alphabets, and drops control characters', () => {
    expect(withMessage('a\u001b[31m\tğüş 日本語 العربية\u0007').data?.message).toBe(
      'a[31m\tğüş 日本語 العربية',
    );
  });

  it.each([
    ['nothing', ''],
    ['five letters', 'short'],
    ['blanks', '          '],
    ['a million letters', 'a'.repeat(1_000_000)],
    ['a NUL byte', 'nine\u0000 and ten'],
    ['half of a surrogate pair', 'half \udc00 of a pair'],
    ['a number', 5],
    ['undefined', undefined],
  ])('is refused when it is %s', (_name, text) => {
    expect(withMessage(text).error?.issues[0]?.path).toEqual(['message']);
  });
});

it('accepts only the known reasons and positions', () => {
  for (const reason of ['', 'BUG-REPORT', 'bug-report\r\n', 'constructor', undefined])
    expect(
      contactRequestSchema.safeParse({ email: 'a@example.com', reason, message }).error?.issues[0]
        ?.path,
    ).toEqual(['reason']);
  for (const position of jobPositions)
    expect(applicationRequestSchema.safeParse({ email: 'a@example.com', position }).success).toBe(
      true,
    );
  expect(
    applicationRequestSchema.safeParse({ email: 'a@example.com', position: 'chief' }).success,
  ).toBe(false);
});

it('has a word for every reason and position in both languages', () => {
  expect(new Set(words('en')).size).toBe(contactReasons.length + jobPositions.length);
  expect(words('tr').filter((word, index) => word === words('en')[index])).toEqual([]);
});

it('states the reply time of the legal texts', () => {
  expect(getFormMessage({ form: 'contact', reason: 'bug-report' }, 'en')).toContain(
    'within 1–3 business days',
  );
  expect(getFormMessage({ form: 'contact' }, 'tr')).toContain(' 1–3 iş günü');
  expect(getFormMessage({ form: 'contact', reason: 'billing-questions' }, 'en')).toContain(
    'within 3–5 business days',
  );
  expect(getFormMessage({ form: 'contact', reason: 'billing-questions' }, 'tr')).toContain(
    ' 3–5 iş günü',
  );
  expect(getFormMessage({ form: 'application' }, 'en')).toContain('within 5 business days');
  expect(getFormMessage({ form: 'application' }, 'tr')).toContain(' 5 iş günü');
});
