import type { ContactReason, JobPosition } from '../contact.ts';
import type { Language } from '../language.ts';
import { legalPeriods } from '../legal.ts';

const { contact, refund, careers } = legalPeriods.replyBusinessDays;

const reasons: Readonly<Record<Language, Readonly<Record<ContactReason, string>>>> = {
  en: {
    'general-inquiry': 'General inquiry',
    'technical-support': 'Technical support',
    'business-partnership': 'Business partnership',
    'account-issues': 'Account issues',
    'billing-questions': 'Billing questions',
    'feature-request': 'Feature request',
    'bug-report': 'Bug report',
    'training-and-education': 'Training and education',
  },
  tr: {
    'general-inquiry': 'Genel bilgi',
    'technical-support': 'Teknik destek',
    'business-partnership': 'İş ortaklığı',
    'account-issues': 'Hesap sorunları',
    'billing-questions': 'Faturalandırma soruları',
    'feature-request': 'Özellik isteği',
    'bug-report': 'Hata bildirimi',
    'training-and-education': 'Eğitim',
  },
};

const positions: Readonly<Record<Language, Readonly<Record<JobPosition, string>>>> = {
  en: {
    'market-data-engineer': 'Market data engineer',
    'quantitative-analyst': 'Quantitative analyst',
    'frontend-engineer': 'Front-end engineer',
    'backend-engineer': 'Back-end engineer',
    'content-editor-turkish': 'Content editor, Turkish',
    'support-specialist': 'Support specialist',
    'product-designer': 'Product designer',
  },
  tr: {
    'market-data-engineer': 'Piyasa verisi mühendisi',
    'quantitative-analyst': 'Kantitatif analist',
    'frontend-engineer': 'Ön yüz mühendisi',
    'backend-engineer': 'Arka uç mühendisi',
    'content-editor-turkish': 'İçerik editörü (Türkçe)',
    'support-specialist': 'Destek uzmanı',
    'product-designer': 'Ürün tasarımcısı',
  },
};

const answers = {
  en: {
    contactReceived: (days: string) =>
      `Thank you, your message has arrived. We reply within ${days} business days.`,
    applicationReceived: (days: string) =>
      `Thank you, your application has arrived. We reply within ${days} business days.`,
  },
  tr: {
    contactReceived: (days: string) =>
      `Teşekkür ederiz, mesajınız ulaştı. ${days} iş günü içinde yanıt veriyoruz.`,
    applicationReceived: (days: string) =>
      `Teşekkür ederiz, başvurunuz ulaştı. ${days} iş günü içinde yanıt veriyoruz.`,
  },
} as const satisfies Record<Language, Record<string, (days: string) => string>>;

/** What was sent: a message for a reason, which a program that was caught may have left out, or an application. */
export type SentForm =
  | { readonly form: 'contact'; readonly reason?: ContactReason | undefined }
  | { readonly form: 'application' };

/** Within how many business days it is answered: "1–3". Questions about money are looked into first, so they take longer. */
export function replyBusinessDaysOf(sent: SentForm): string {
  if (sent.form === 'application') return String(careers);
  return (sent.reason === 'billing-questions' ? refund : contact).join('–');
}

/** A reason of the contact form as a person reads it. */
export function contactReasonWord(reason: ContactReason, language: Language): string {
  return reasons[language][reason];
}

/** An open position as a person reads it. */
export function jobPositionWord(position: JobPosition, language: Language): string {
  return positions[language][position];
}

/** What the sender of an accepted form is told. The same when a program was caught by the field that no person sees. */
export function formMessage(sent: SentForm, language: Language): string {
  const { contactReceived, applicationReceived } = answers[language];
  return (sent.form === 'contact' ? contactReceived : applicationReceived)(
    replyBusinessDaysOf(sent),
  );
}

const backToForm = { en: 'Back to the form', tr: 'Forma dön' } as const satisfies Record<
  Language,
  string
>;

/** Leads from a page that refuses a form back to it. */
export function backToFormWord(language: Language): string {
  return backToForm[language];
}

const tryAgain = { en: 'Try again', tr: 'Yeniden dene' } as const satisfies Record<
  Language,
  string
>;

/** Asks for an address again that could not be answered. */
export function tryAgainWord(language: Language): string {
  return tryAgain[language];
}
