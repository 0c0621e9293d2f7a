import { legalPeriods } from '@vela/contracts';
import { formatSpan } from '../../content/parts/figures.ts';

const { contact, refund } = legalPeriods.replyBusinessDays;

/** Within how many business days a message is answered, and one about billing. */
export const replyDays = { days: formatSpan(contact), billing: formatSpan(refund) };
