import type { MailText } from './mail-texts.ts';

/** Values of the mails to the owner of an account about what changed in it, by kind. */
export type AccountMailValues = {
  /** `isNew`: to the new address, else to the present one. */
  readonly 'email-change-code': {
    readonly code: string;
    readonly newEmail: string;
    readonly isNew: boolean;
  };
  readonly 'deletion-cancelled': { readonly forgotLink: string };
  /** `date`: the day on which the account is erased. */
  readonly 'deletion-requested': { readonly date: string; readonly loginLink: string };
  readonly 'email-changed': { readonly newEmail: string; readonly contactLink: string };
  readonly 'export-ready': { readonly link: string };
  /** `device` is empty when it is not known. */
  readonly 'new-device': {
    readonly device: string;
    readonly time: string;
    readonly securityLink: string;
    readonly forgotLink: string;
  };
  readonly 'second-factor': {
    readonly isOn: boolean;
    readonly securityLink: string;
    readonly forgotLink: string;
  };
  /** `name`: the provider, or the name that its owner gave to a passkey or key. */
  readonly 'sign-in-ways': {
    readonly change: 'provider-on' | 'provider-off' | 'passkey-on' | 'passkey-off' | 'api-key-on';
    readonly name: string;
    readonly securityLink: string;
    readonly forgotLink: string;
  };
  /** `more`: how many of what fired are not among the lines. */
  readonly 'alert-fired': {
    readonly lines: readonly string[];
    readonly more: number;
    readonly isSimulated: boolean;
    readonly link: string;
  };
  /** `name`: what its owner called the channel. */
  readonly 'alert-channel-off': { readonly name: string; readonly link: string };
  readonly 'password-replaced': { readonly securityLink: string; readonly forgotLink: string };
};

export type AccountMailTexts = {
  readonly [Kind in keyof AccountMailValues]: MailText<AccountMailValues[Kind]>;
};
