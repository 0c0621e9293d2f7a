import { brand, languages } from '@vela/contracts';
import { expect, it } from 'vitest';
import { applicationMail } from './application.ts';
import { contactMessageMail } from './contact-message.ts';
import { formReceiptMail } from './form-receipt.ts';

const written = 'Line one\n<script>alert("1 & 2")</script>\n{link} Bcc: x';
const to = brand.contact.support;
const from = 'ayse@example.com';

const inEachLanguage = languages.map((language) => ({
  message: contactMessageMail({
    to,
    from,
    id: 7,
    reason: 'bug-report',
    message: written,
    language,
  }),
  application: applicationMail({
    to,
    from,
    id: 8,
    position: 'product-designer',
    language,
    hasAttachments: language === 'tr',
  }),
  contactReceipt: formReceiptMail({
    to: from,
    language,
    form: 'contact',
    about: 'Bug report',
    days: '1–3',
  }),
  applicationReceipt: formReceiptMail({
    to: from,
    language,
    form: 'application',
    about: 'Product designer',
    days: '5',
  }),
}));
const [english, turkish] = inEachLanguage;

it('hands on what was written, as text, with its markup harmless in HTML', () => {
  for (const { message } of inEachLanguage) {
    expect(message.text).toContain(written);
    expect(message.html).toContain(
      'Line one\n&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;',
    );
    expect(message.html).not.toContain('<script>');
    expect(message).toMatchObject({ to, replyTo: from });
  }
});

it('names reason or position in the subject, in words of ours', () => {
  expect([english?.message.subject, turkish?.message.subject]).toEqual([
    'Contact form: Bug report (7)',
    'İletişim formu: Hata bildirimi (7)',
  ]);
  expect([english?.application.subject, turkish?.application.subject]).toEqual([
    'Application: Product designer (8)',
    'İş başvurusu: Ürün tasarımcısı (8)',
  ]);
});

it('warns of other files in a document', () => {
  expect(english?.application.text).not.toContain('other files');
  expect(turkish?.application.text).toContain('başka dosyalar');
});

it('tells the sender when he gets an answer, in his language', () => {
  expect(english?.contactReceipt.text).toContain('We reply within 1–3 business days.');
  expect(turkish?.contactReceipt.text).toContain('1–3 iş günü içinde yanıt veriyoruz.');
  expect(english?.applicationReceipt.text).toContain('We reply within 5 business days.');
  expect(turkish?.applicationReceipt.text).toContain('5 iş günü içinde yanıt veriyoruz.');
  expect(english?.contactReceipt.replyTo).toBeUndefined();
});
