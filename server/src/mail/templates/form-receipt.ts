import { brand, type Language } from '@vela/contracts';
import type { Mail } from '../mailer.ts';
import { layOut, type Block } from './layout.ts';

type Form = 'contact' | 'application';
/** `about` is the chosen reason or position, in words of ours; `days` within how many business days it is answered, such as "1–3". */
type Content = {
  readonly to: string;
  readonly language: Language;
  readonly form: Form;
  readonly about: string;
  readonly days: string;
};

const subjects: Readonly<Record<Language, Readonly<Record<Form, string>>>> = {
  en: {
    contact: `${brand.name} has received your message`,
    application: `${brand.name} has received your application`,
  },
  tr: { contact: `${brand.name} mesajınızı aldı`, application: `${brand.name} başvurunuzu aldı` },
};

const received: Readonly<Record<Language, Readonly<Record<Form, string>>>> = {
  en: { contact: 'your message has reached us.', application: 'your application has reached us.' },
  tr: { contact: 'mesajınız bize ulaştı.', application: 'başvurunuz bize ulaştı.' },
};

const blocks: Readonly<Record<Language, (content: Content) => Block[]>> = {
  en: ({ form, about, days }) => [
    { text: 'Hello,' },
    { text: received.en[form] },
    { text: `${form === 'contact' ? 'Reason' : 'Position'}: ${about}` },
    { text: `We reply within ${days} business days.` },
    {
      text: 'If you did not send us anything, you can ignore this email: somebody entered your address.',
    },
  ],
  tr: ({ form, about, days }) => [
    { text: 'Merhaba,' },
    { text: received.tr[form] },
    { text: `${form === 'contact' ? 'Konu' : 'Pozisyon'}: ${about}` },
    { text: `${days} iş günü içinde yanıt veriyoruz.` },
    {
      text: 'Bize bir şey göndermediyseniz bu e-postayı dikkate almayın: adresinizi başka biri girmiştir.',
    },
  ],
};

/** Tells the sender of a form that it arrived. Nothing he typed is in it: otherwise the form would mail anybody's words to anybody. */
export function formReceiptMail(content: Content): Mail {
  const { to, language, form } = content;
  return { to, subject: subjects[language][form], ...layOut(blocks[language](content), language) };
}
