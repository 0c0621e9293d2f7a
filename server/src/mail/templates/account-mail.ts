import type { Language } from '@vela/contracts';
import type { AccountMailValues } from '../../language/account-mail-texts.ts';
import { serverTexts } from '../../language/by-language.ts';
import type { Mail } from '../mailer.ts';
import { renderMail } from './layout.ts';

/** A mail to the owner of an account about what changed in it. */
export function createAccountMail<Kind extends keyof AccountMailValues>(
  kind: Kind,
  content: AccountMailValues[Kind] & { readonly to: string; readonly language: Language },
): Mail {
  return renderMail<AccountMailValues[Kind]>(
    serverTexts[content.language].accountMails[kind],
    content,
  );
}
