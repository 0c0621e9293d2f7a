import { z } from 'zod';
import { contactLimits, contactReasons, jobPositions } from './contact.ts';
import { languages } from './language.ts';

// What no database text can hold: U+0000 and unpaired surrogates.
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
const storable = z.string().refine(isStorable, { params: { fault: 'unreadable-text' } });

const email = storable.trim().toLowerCase().min(1).max(254).pipe(z.email());
const language = z.enum(languages).optional().catch(undefined);

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g;
// Control characters, which could move the cursor in a terminal.
const controls = /(?!\n|\t)\p{Cc}/gu;

// Forms send a line break as two characters; browsers count it as one.
const message = storable
  .transform((text) => text.replace(lineBreak, '\n').replace(controls, '').trim())
  .pipe(z.string().min(1).min(contactLimits.messageMinLength).max(contactLimits.messageMaxLength));

export const contactRequestSchema = z.object({
  email,
  reason: z.string().min(1).pipe(z.enum(contactReasons)),
  message,
  language,
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** The application form, without its file. */
export const applicationRequestSchema = z.object({
  email,
  position: z.string().min(1).pipe(z.enum(jobPositions)),
  language,
});
export type ApplicationRequest = z.infer<typeof applicationRequestSchema>;
