import { agreements, type AgreementDocument } from '@vela/contracts';

/** What is typed and ticked to create an account. `all` is the one box of the register screen. */
export type SignUpValues = {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  all: boolean;
} & Record<AgreementDocument, boolean>;

export const emptySignUp: SignUpValues = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  all: false,
  privacy: false,
  terms: false,
  risk: false,
};

/** The documents not accepted yet, in their order. */
export function missingAgreements(values: SignUpValues): AgreementDocument[] {
  if (values.all) return [];
  return agreements.map(({ document }) => document).filter((document) => !values[document]);
}
