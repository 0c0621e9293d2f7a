import { legalPeriods } from '@vela/contracts';
import { formatSpan } from '../../content/parts/figures.ts';

const { contact, refund } = legalPeriods.replyBusinessDays;

/** Word joiners keep a range from breaking after its dash. */
const joinRange = (span: number | readonly [number, number]): string =>
  formatSpan(span).replace('–', '–\u2060');

/** Reply times in business days: general and billing. */
export const replyDays = { days: joinRange(contact), billing: joinRange(refund) };
