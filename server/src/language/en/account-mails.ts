import { auth, brand, ownData } from '@vela/contracts';
import type { AccountMailTexts } from '../account-mail-texts.ts';

const wayNames: Readonly<Record<string, string>> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
};

const wayChanges = {
  'provider-on': (name: string) => `Your account can be signed in to with ${name} from now on.`,
  'provider-off': (name: string) => `Your account is no longer connected to ${name}.`,
  'passkey-on': (name: string) => `The passkey “${name}” was added to your account.`,
  'passkey-off': (name: string) => `The passkey “${name}” was removed from your account.`,
  'api-key-on': (name: string) => `The API key “${name}” was made for your account.`,
};

/** A password ends sessions and nothing else. */
export const otherWaysText =
  'Passkeys, connected accounts and API keys work as before. Remove those that you do not know: API keys under “Account settings”, all else under “Security”.';

/** The page behind the link leads those who are signed in on to the chat: it comes last. */
const forSignedOut = (link: string) => [
  { text: 'If you cannot sign in any more, set a new password:' },
  { label: 'Set a new password', link },
];

export const accountMails: AccountMailTexts = {
  'email-change-code': {
    subject: () => `Your code to change the address of your ${brand.name} account`,
    blocks: ({ code, newEmail, isNew }) => [
      { text: 'Hello,' },
      {
        text: isNew
          ? `This address (${newEmail}) is to become the address of a ${brand.name} account. Your code:`
          : `The address of your ${brand.name} account is to be changed to ${newEmail}. Your code:`,
      },
      { code },
      {
        text: `The code is valid for ${auth.verificationCodeMinutes} minutes. The address changes only when the codes from both addresses are entered.`,
      },
      {
        text: isNew
          ? 'If this was not you, ignore this email. Do not share this code with anyone.'
          : 'If this was not you, change your password at once. Do not share this code with anyone.',
      },
    ],
  },
  'deletion-cancelled': {
    subject: () => `Your ${brand.name} account stays`,
    blocks: ({ forgotLink }) => [
      { text: 'Hello,' },
      { text: 'You signed in, so your account is not erased. Everything is as it was.' },
      { text: 'If this was not you, set a new password at once:' },
      { label: 'Set a new password', link: forgotLink },
    ],
  },
  'deletion-requested': {
    subject: () => `Your ${brand.name} account will be erased`,
    blocks: ({ date, loginLink }) => [
      { text: 'Hello,' },
      {
        text: `Your account is erased on ${date} with all conversations, analyses and settings. You were signed out on all devices.`,
      },
      { text: 'To keep it, sign in before that day:' },
      { label: 'Sign in', link: loginLink },
      {
        text: 'Security records stay for twelve months without the number of your account. Messages that you sent to us stay until their matter is settled.',
      },
    ],
  },
  'export-ready': {
    subject: () => `Your ${brand.name} data is ready`,
    blocks: ({ link }) => [
      { text: 'Hello,' },
      {
        text: `The file with all your data can be downloaded for ${ownData.exportDays} days. You sign in and type your password to get it:`,
      },
      { label: 'Download my data', link },
      { text: 'If you did not ask for it, change your password at once.' },
    ],
  },
  'email-changed': {
    subject: () => `The address of your ${brand.name} account was changed`,
    blocks: ({ newEmail, contactLink }) => [
      { text: 'Hello,' },
      {
        text: `Your account is signed in to with ${newEmail} from now on, no longer with this address.`,
      },
      { text: 'If this was not you, write to us at once:' },
      { label: 'Contact', link: contactLink },
    ],
  },
  'new-device': {
    subject: () => `New sign-in to your ${brand.name} account`,
    blocks: ({ device, time, securityLink, forgotLink }) => [
      { text: 'Hello,' },
      { text: 'Someone signed in to your account on a device that was not known before.' },
      { text: `Device: ${device === '' ? 'not known' : device}` },
      { text: `Time: ${time}` },
      {
        text: 'If this was you, there is nothing to do. If not, sign that device out and change your password at once:',
      },
      { label: 'See all sessions', link: securityLink },
      ...forSignedOut(forgotLink),
    ],
  },
  'alert-fired': {
    subject: ({ lines, more }) => {
      const count = lines.length + more;
      return count === 1 ? `${brand.name} alert: ${lines[0]}` : `${brand.name}: ${count} alerts`;
    },
    blocks: ({ lines, more, isSimulated, link }) => [
      ...lines.map((text) => ({ text })),
      ...(more > 0 ? [{ text: `And ${more} more.` }] : []),
      ...(isSimulated ? [{ text: 'Some of these prices are simulated.' }] : []),
      { label: 'See, pause or delete your alerts', link },
      { text: 'For education only: this says what was seen, and not what to do.' },
    ],
  },
  'alert-channel-off': {
    subject: () => `${brand.name} no longer sends your alerts to a program`,
    blocks: ({ name, link }) => [
      { text: 'Hello,' },
      {
        text: `The address “${name}” has not taken a message for five days, or asked for no more. Your alerts are not sent there any longer.`,
      },
      {
        text: 'What fires is still shown on the page of your alerts. You can turn it on again there:',
      },
      { label: 'See where your alerts are sent', link },
    ],
  },
  'password-replaced': {
    subject: () => `Your ${brand.name} password was changed`,
    blocks: ({ securityLink, forgotLink }) => [
      { text: 'Hello,' },
      { text: 'Your password was changed, and you were signed out on all other devices.' },
      { text: 'If this was not you, set a new password at once:' },
      { label: 'Set a new password', link: forgotLink },
      { text: otherWaysText },
      { label: 'See what can sign in', link: securityLink },
    ],
  },
  'second-factor': {
    subject: ({ isOn }) =>
      isOn
        ? `Two-step sign-in is on for your ${brand.name} account`
        : `Two-step sign-in is off for your ${brand.name} account`,
    blocks: ({ isOn, securityLink, forgotLink }) => [
      { text: 'Hello,' },
      {
        text: isOn
          ? 'Signing in to your account needs a code of your authenticator app from now on. Keep the recovery codes in a safe place.'
          : 'Signing in to your account needs your password only from now on.',
      },
      { text: 'If this was not you, change your password at once and look through your sessions:' },
      { label: 'Open the security settings', link: securityLink },
      ...forSignedOut(forgotLink),
    ],
  },
  'sign-in-ways': {
    subject: () => `The ways to sign in to your ${brand.name} account changed`,
    blocks: ({ change, name, securityLink, forgotLink }) => [
      { text: 'Hello,' },
      { text: wayChanges[change](wayNames[name] ?? name) },
      {
        text: 'If this was not you, change your password at once and remove what you do not know:',
      },
      { label: 'See what can sign in', link: securityLink },
      ...forSignedOut(forgotLink),
    ],
  },
};
