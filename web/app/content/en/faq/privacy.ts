import { auth, chat, legalPeriods } from '@vela/contracts';
import type { FaqEntry } from '../../faq-entry.ts';
import { formatSpan } from '../../parts/figures.ts';

const { retention, replyBusinessDays } = legalPeriods;

export const privacy: readonly FaqEntry[] = [
  {
    id: 'what-is-stored',
    question: 'What is stored about me?',
    answer: [
      'Your account, the agreements you accepted, your sessions, your conversations with the analyses they rest on, and security records. The list with its reasons is in the [privacy policy](/Privacy).',
    ],
  },
  {
    id: 'trackers-and-cookies',
    question: 'Are there trackers, advertising or analytics?',
    answer: [
      'No. No third party is built into the pages, and no visit is measured. The few cookies keep you signed in and remember your language and theme; they are listed in the [cookie policy](/Cookie).',
    ],
  },
  {
    id: 'who-sees-my-questions',
    question: 'Who sees what I ask?',
    answer: [
      'Your conversations belong to your account, and no other account can open them. Sources of market data are asked for a symbol and an interval; nothing about you is sent along. Your data is not sold.',
    ],
  },
  {
    id: 'how-long-kept',
    question: 'How long is data kept?',
    answer: [
      `Account and conversations as long as the account exists; logs up to ${retention.logMonths} months, backups ${formatSpan(retention.backupDays)} days. More under [data protection](/Data).`,
    ],
  },
];

export const trouble: readonly FaqEntry[] = [
  {
    id: 'no-verification-mail',
    question: 'The mail with the code does not arrive.',
    answer: [
      `Look into the folder for unwanted mail and check the spelling of your address. On the page where the code is entered you can ask for a new one after ${auth.resendSeconds} seconds. A code is valid for ${auth.verificationCodeMinutes} minutes, the link in the mail for ${auth.verificationLinkHours} hours.`,
    ],
  },
  {
    id: 'symbol-not-found',
    question: 'My symbol is not found.',
    answer: [
      `Try its code, such as ${chat.exampleSymbol}, or the everyday name of the company, metal or currency. If several fit, you are asked which one you mean. What is not in the list is not covered; tell us through the [contact form](/Contact) what you miss.`,
    ],
  },
  {
    id: 'no-data-for-market',
    question: 'It says that there is no market data. Why?',
    answer: [
      'Then no source holds this market at this interval, or the source does not answer at the moment. Another interval may work. Nothing is invented to fill the place.',
    ],
  },
  {
    id: 'answer-broke-off',
    question: 'An answer broke off. Is it lost?',
    answer: [
      'What had arrived is kept in the conversation. After a lost connection the page takes a running answer up again by itself; otherwise ask once more.',
    ],
  },
  {
    id: 'without-javascript',
    question: 'Does the site work without JavaScript, by keyboard and with a screen reader?',
    answer: [
      'Pages can be read, searched and navigated without JavaScript; the chat and the sign-in need it. Everything can be reached by keyboard, and what a chart shows also stands in tables. If something is in your way, please [tell us](/Contact).',
    ],
  },
  {
    id: 'how-to-reach-us',
    question: 'How do I reach a person?',
    answer: [
      `Through the [contact form](/Contact). You get a reply within ${formatSpan(replyBusinessDays.contact)} business days, to billing questions within ${formatSpan(replyBusinessDays.refund)}.`,
    ],
  },
];
