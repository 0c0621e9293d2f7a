import { legalPeriods } from '@vela/contracts';
import { formatSpan } from '../../content/parts/figures.ts';

const { contact, refund } = legalPeriods.replyBusinessDays;

/** A span that no line end parts: a browser would begin a new line after its dash. */
const unbroken = (span: number | readonly [number, number]): string =>
  formatSpan(span).replace('–', '–\u2060');

/** Within how many business days a message is answered, and one about billing. */
export const replyDays = { days: unbroken(contact), billing: unbroken(refund) };
