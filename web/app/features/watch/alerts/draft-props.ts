import type { AlertDraft } from './alert-draft.ts';
import type { ConditionDraft } from './condition-draft.ts';

/** The same of one condition. */
export type ConditionProps = {
  readonly draft: ConditionDraft;
  readonly onChange: (change: Partial<ConditionDraft>) => void;
  readonly faults: Readonly<Partial<Record<string, string>>>;
};

export type DraftProps = {
  readonly draft: AlertDraft;
  readonly onChange: (change: Partial<AlertDraft>) => void;
  /** What is wrong, by field; shown once the alert was sent or looked at. */
  readonly faults: Readonly<Partial<Record<string, string>>>;
};
