import { auth, minimumAge } from '@vela/contracts';
import type { LegalDocument } from '../../features/legal/legal-document.ts';

export const privacy: LegalDocument = {
  document: 'privacy',
  title: 'Privacy',
  description: 'Which data Vela keeps, why, for how long, and what you can ask for.',
  lead: 'Vela keeps what an account and its conversations need, and nothing to follow you around. There are no advertising and no third-party trackers.',
  sections: [
    {
      id: 'data',
      heading: 'What is kept',
      paragraphs: ['When you use Vela, the operator of this site keeps:'],
      points: [
        'your username, your e-mail address, whether it is verified, and the language of your mails;',
        'your password as an argon2id hash, from which it cannot be read back;',
        'which agreements you accepted, in which version, and when;',
        'your sessions: when they began, were used and ended, the IP address and the kind of browser;',
        'your conversations, your questions, the answers and the analyses they rest on;',
        'security records of sign-ins and changes to the account, and technical logs without passwords, codes or tokens.',
      ],
    },
    {
      id: 'purpose',
      heading: 'What it is used for',
      paragraphs: [
        'To sign you in, to show you your own conversations again, to answer your questions, to send the mails that verify your address or reset your password, and to protect accounts against misuse. Your data is not sold.',
        'Vela never asks for keys or passwords of a broker, an exchange or a bank.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage in your browser',
      paragraphs: ['Vela sets only what it needs to work:'],
      points: [
        `a cookie that keeps you signed in, out of reach of scripts; it ends after ${auth.refreshIdleDays} days without use and ${auth.refreshAbsoluteDays} days at the latest;`,
        'a cookie by which a browser that has signed up is known again when the address is verified, out of reach of scripts; it ends after a day;',
        'a cookie and an entry of local storage that remember your language;',
        'a cookie that remembers the light or dark theme, once you have chosen one.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else receives data',
      paragraphs: [
        'Market data is requested from its providers by symbol and interval; nothing about you is sent along. Mails to you pass through the mail service of the operator. Answers are written by a built-in narrator on the server.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long it is kept',
      paragraphs: [
        'Account and conversations are kept as long as the account exists. Conversations can be deleted by you at any time, one by one or all at once. Logs are to be kept for up to 12 months, backups for 30 to 90 days.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask what is stored about you, have it corrected, receive a copy, or have your account deleted. Write to the operator of this site; requests are answered within 30 days. If your data is ever exposed and the law requires it, the authorities are told within 72 hours.',
      ],
    },
    {
      id: 'age',
      heading: 'Age',
      paragraphs: [
        `Accounts are for people of ${minimumAge} or of the age of majority where they live. Vela does not knowingly collect data from children under 13 (under 16 in the EU and the UK for some processing).`,
      ],
    },
    {
      id: 'related',
      heading: 'Related texts',
      paragraphs: ['See also the [terms of use](/Terms) and the [risk disclosure](/Risk).'],
    },
  ],
};
