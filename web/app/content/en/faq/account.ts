import {
  ages,
  auth,
  brand,
  calculateYearlyDiscountPercent,
  freemiumLimits,
  legalPeriods,
  ownData,
  plans,
} from '@vela/contracts';
import type { FaqEntry } from '../../faq-entry.ts';
import { formatSpan, money } from '../../parts/figures.ts';

const { refund } = legalPeriods;
const proCents = plans.find(({ name }) => name === 'plus')?.monthlyCents ?? 0;
const ultimateCents = plans.find(({ name }) => name === 'pro')?.monthlyCents ?? 0;

export const account: readonly FaqEntry[] = [
  {
    id: 'do-i-need-an-account',
    question: 'Do I need an account?',
    answer: [
      'For the chat, yes. The pages about the product and the sample analysis on the [home page](/) can be read without one.',
      'To [register](/register) you need an e-mail address, a username and a password.',
    ],
  },
  {
    id: 'minimum-age',
    question: 'How old must I be?',
    answer: [
      `At least ${ages.minimum}, or of the age of majority where you live if that is higher. The details are in the [terms of use](/Terms).`,
    ],
  },
  {
    id: 'social-sign-in',
    question: 'Can I sign in with Google, Apple or Microsoft?',
    answer: [
      'Not in this release. The buttons for Google and Apple are there but switched off; please use an e-mail address and a password.',
    ],
  },
  {
    id: 'password-rules',
    question: 'Which rules does a password have to follow?',
    answer: [
      `It needs at least ${auth.passwordMinLength} characters, must not be a very common one and must not resemble your address or username. A sentence you can remember is a good password. Only an argon2id hash of it is kept.`,
    ],
  },
  {
    id: 'forgot-password',
    question: 'I have forgotten my password. What now?',
    answer: [
      `Ask for a link under [forgot password](/forgot-password). It works once and for ${auth.resetTokenMinutes} minutes. With a new password, all sessions of the account end.`,
    ],
  },
  {
    id: 'how-long-signed-in',
    question: 'How long do I stay signed in?',
    answer: [
      `A session ends after ${auth.refreshIdleDays} days without use and after ${auth.refreshAbsoluteDays} days in any case, or at once when you log out.`,
    ],
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer: [
      `In your profile, under account settings. You type your password once more and are signed out everywhere. If you sign in within ${ownData.deletionGraceDays} days, the account stays; after that it is erased with all conversations. There you can also download all your data before.`,
    ],
  },
];

export const subscription: readonly FaqEntry[] = [
  {
    id: 'what-does-it-cost',
    question: `What does ${brand.name} cost?`,
    answer: [
      `Freemium costs nothing, and it is the only plan that can be had today. Pro is going to cost ${money(proCents, 'en')} and Ultimate ${money(ultimateCents, 'en')} a month; paid by the year both are ${calculateYearlyDiscountPercent(proCents)}% cheaper. Enterprise is by contract. All of it is on the [plans page](/urunler).`,
    ],
  },
  {
    id: 'freemium-limits',
    question: 'What are the limits of Freemium?',
    answer: [
      `The plan is a trial of ${freemiumLimits.trialDays} days with ${freemiumLimits.analysesPerDay} analyses a day, about ${freemiumLimits.analysesInAll} in all. In this release neither days nor analyses are counted yet, so nothing ends by itself. Before counting begins, this answer will say so.`,
    ],
  },
  {
    id: 'can-i-pay',
    question: 'Why can I not choose Pro or Ultimate?',
    answer: [
      'Because they are not active: much of what they hold does not exist yet, and there is no payment in this release. No card is asked for anywhere. If you would like to be told, [write to us](/Contact).',
    ],
  },
  {
    id: 'renewal-and-cancellation',
    question: 'How will renewal and cancellation work?',
    answer: [
      'A paid plan will renew at the end of each billing period until you cancel it; a cancellation takes effect at the next renewal. The rules are written down under [cancellation and refunds](/Cancellation).',
    ],
  },
  {
    id: 'refunds',
    question: 'Will I be able to get my money back?',
    answer: [
      `New subscribers will, within ${refund.moneyBackDays} days. A request is reviewed within ${formatSpan(refund.reviewBusinessDays)} business days; the money is then on its way for ${formatSpan(refund.cardBusinessDays)} business days to a card, ${formatSpan(refund.bankTransferBusinessDays)} by bank transfer and ${formatSpan(refund.digitalWalletBusinessDays)} to a digital wallet. Payments in crypto are not refunded. See [cancellation and refunds](/Cancellation).`,
    ],
  },
];
