import { auth, brand, getContactReasonName, getJobPositionName } from '@vela/contracts';
import { otherWaysText } from './account-mails.ts';
import type { MailTexts } from '../mail-texts.ts';

export const mails: MailTexts = {
  alreadyRegistered: {
    subject: () => `You already have a ${brand.name} account`,
    blocks: ({ loginLink, forgotLink }) => [
      { text: 'Hello,' },
      {
        text: 'Someone just tried to sign up with your email address, but you already have an account. Nothing has changed.',
      },
      { label: 'Sign in', link: loginLink },
      { label: 'Forgot your password?', link: forgotLink },
      { text: 'If this was not you, you can ignore this email.' },
    ],
  },
  application: {
    subject: ({ position, id }) => `Application: ${getJobPositionName(position, 'en')} (${id})`,
    blocks: ({ from, position, hasAttachments }) => [
      { text: `${from} applied for a position at ${brand.name}.` },
      { text: `Position: ${getJobPositionName(position, 'en')}` },
      {
        text: 'The document is attached. Its sender is not known to us. The objects that the document lists were read, and none of them is a script, a program to start or a form with code. What is drawn on its pages was not read, and no virus scanner has looked at it.',
      },
      ...(hasAttachments
        ? [{ text: 'There are other files in this document. Do not open them.' }]
        : []),
      {
        text: 'If you reply to this email, your reply goes to that address. It was not checked that the address belongs to the applicant.',
      },
    ],
  },
  choosePassword: {
    subject: () => `Choose your ${brand.name} password`,
    blocks: ({ link }) => [
      { text: 'Hello,' },
      {
        text: `Your email address is verified. The password had been entered in another browser than the one that verified the address. We cannot tell whether it is yours, so we have not kept it. With this link you choose your password. It works once and is valid for ${auth.resetTokenMinutes} minutes:`,
      },
      { label: 'Choose your password', link },
      {
        text: 'Until then you stay signed in where you verified your address. Choosing a password signs you out on all devices.',
      },
    ],
  },
  contactMessage: {
    subject: ({ reason, id }) => `Contact form: ${getContactReasonName(reason, 'en')} (${id})`,
    blocks: ({ from, reason, message }) => [
      { text: `${from} wrote to ${brand.name} with the contact form.` },
      { text: `Reason: ${getContactReasonName(reason, 'en')}` },
      { written: message },
      {
        text: 'If you reply to this email, your reply goes to that address. It was not checked that the address belongs to the sender.',
      },
    ],
  },
  formReceipt: {
    subject: ({ form }) =>
      form === 'contact'
        ? `${brand.name} has received your message`
        : `${brand.name} has received your application`,
    blocks: ({ form, about, days }) => [
      { text: 'Hello,' },
      {
        text:
          form === 'contact' ? 'Your message has reached us.' : 'Your application has reached us.',
      },
      { text: `${form === 'contact' ? 'Reason' : 'Position'}: ${about}` },
      { text: `We reply within ${days} business days.` },
      {
        text: 'If you did not send us anything, you can ignore this email: another person entered your address.',
      },
    ],
  },
  passwordChanged: {
    subject: () => `Your ${brand.name} password was changed`,
    blocks: ({ securityLink, forgotLink }) => [
      { text: 'Hello,' },
      { text: 'Your password was changed, and you were signed out on all devices.' },
      { text: 'If this was not you, set a new password at once:' },
      { label: 'Set a new password', link: forgotLink },
      { text: otherWaysText },
      { label: 'See what can sign in', link: securityLink },
    ],
  },
  passwordReset: {
    subject: () => `Set a new ${brand.name} password`,
    blocks: ({ link }) => [
      { text: 'Hello,' },
      {
        text: `With this link you can set a new password. It works once and is valid for ${auth.resetTokenMinutes} minutes:`,
      },
      { label: 'Set a new password', link },
      {
        text: 'Setting a new password signs you out on all devices. If you did not ask for this, you can ignore this email: your password stays as it is.',
      },
    ],
  },
  sessionReused: {
    subject: () => `A ${brand.name} session was ended for your safety`,
    blocks: ({ forgotLink }) => [
      { text: 'Hello,' },
      {
        text: 'A key of one of your sessions was used a second time. That can happen when a device is restored from a backup, but also when someone has copied the key. We have ended that session; sign in again to continue.',
      },
      { text: 'If you cannot explain it, set a new password, which signs you out everywhere:' },
      { label: 'Set a new password', link: forgotLink },
    ],
  },
  signInFailures: {
    subject: () => `Wrong passwords for your ${brand.name} account`,
    blocks: ({ failures, isStopped, forgotLink }) => [
      { text: 'Hello,' },
      {
        text: `A wrong password was entered for your account ${failures} times in a row. Your password was not found out.`,
      },
      {
        text: isStopped
          ? 'On new devices no password is looked at any more until you set one with a link that we mail to you. On devices where you have signed in before, you can still sign in as usual.'
          : 'On devices where you have signed in before, you can sign in as usual; on new ones you may have to wait for a while.',
      },
      { label: 'Set a new password', link: forgotLink },
    ],
  },
  verification: {
    subject: () => `Your ${brand.name} verification code`,
    blocks: ({ code, link }) => [
      { text: 'Hello,' },
      { text: 'This is your code to verify your email address:' },
      { code },
      {
        text: `It is valid for ${auth.verificationCodeMinutes} minutes. You can also verify your address with this link, which is valid for ${auth.verificationLinkHours} hours:`,
      },
      { label: 'Verify my email address', link },
      {
        text: 'If you did not sign up, you can ignore this email. Never give this code to anyone.',
      },
    ],
  },
};
