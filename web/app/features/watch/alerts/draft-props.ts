import type { AlertDraft } from './alert-draft.ts';

export type DraftProps = {
  readonly draft: AlertDraft;
  readonly onChange: (change: Partial<AlertDraft>) => void;
  /** What is wrong, by field; shown once the alert was sent or looked at. */
  readonly faults: Readonly<Partial<Record<string, string>>>;
};
