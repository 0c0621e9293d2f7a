import { brand, languages } from '@vela/contracts';
import { expect, it } from 'vitest';
import { createApplicationMail } from './application.ts';
import { createContactMessageMail } from './contact-message.ts';
import { createFormReceiptMail } from './form-receipt.ts';

const written = 'Line one\n<script>alert("1 & 2")</script>\n{link} Bcc: x';
const to = brand.contact.support;
const from = 'ayse@example.com';

const inEachLanguage = languages.map((language) => ({
  message: createContactMessageMail({
    to,
    from,
    id: 7,
    reason: 'bug-report',
    message: written,
    language,
  }),
  application: createApplicationMail({
    to,
    from,
    id: 8,
    position: 'product-designer',
    language,
    hasAttachments: language === 'tr',
  }),
  contactReceipt: createFormReceiptMail({
    to: from,
    language,
    form: 'contact',
    about: 'Bug report',
    days: '1–3',
  }),
  applicationReceipt: createFormReceiptMail({
    to: from,
    language,
    form: 'application',
    about: 'Product designer',
    days: '5',
  }),
}));
const [english, turkish] = inEachLanguage;

it('contains the message as text, escaped in HTML', () => {
  for (const { message } of inEachLanguage) {
    expect(message.text).toContain(written);
    expect(message.html).toContain(
      'Line one\n&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;',
    );
    expect(message.html).not.toContain('<script>');
    expect(message).toMatchObject({ to, replyTo: from });
  }
});

it('has the label of the reason or position in the subject, and no user input', () => {
  expect([english?.message.subject, turkish?.message.subject]).toEqual([
    'Contact form: Bug report (7)',
    'İletişim formu: Hata bildirimi (7)',
  ]);
  expect([english?.application.subject, turkish?.application.subject]).toEqual([
    'Application: Product designer (8)',
    'İş başvurusu: Ürün tasarımcısı (8)',
  ]);
});

it('warns about embedded files in a document', () => {
  expect(english?.application.text).not.toContain('other files');
  expect(turkish?.application.text).toContain('başka dosyalar');
});

it('tells the sender the response time, in the language of the form', () => {
  expect(english?.contactReceipt.text).toContain('We reply within 1–3 business days.');
  expect(turkish?.contactReceipt.text).toContain('1–3 iş günü içinde yanıt veriyoruz.');
  expect(english?.applicationReceipt.text).toContain('We reply within 5 business days.');
  expect(turkish?.applicationReceipt.text).toContain('5 iş günü içinde yanıt veriyoruz.');
  expect(english?.contactReceipt.replyTo).toBeUndefined();
});
