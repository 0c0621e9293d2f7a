import { searchBytes, type SearchedContent } from './search-bytes.ts';
import { createUnpackBudget } from './unpack-budget.ts';
import { EncryptedDocumentError, walkDocument } from './walk-document.ts';

export type DocumentTask = {
  readonly bytes: Uint8Array;
  /** Where `%PDF-` and the last table of objects begin, the latter counted from the former. */
  readonly head: number;
  readonly table: number;
};

/** On a worker thread with a limit of memory and time: a document is made by someone unknown. */
export function lookIntoDocument({ bytes, head, table }: DocumentTask): SearchedContent {
  const budget = createUnpackBudget(bytes.length);
  try {
    const searched = searchBytes(bytes, budget);
    if (searched !== 'none' && searched !== 'attachments') return searched;
    const walked = walkDocument(bytes, { head, table }, budget);
    if (walked.isActive) return 'active';
    return walked.hasAttachments ? 'attachments' : searched;
  } catch (error) {
    return error instanceof EncryptedDocumentError ? 'encrypted' : 'unreadable';
  }
}
