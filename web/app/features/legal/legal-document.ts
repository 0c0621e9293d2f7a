import type { AgreementDocument } from '@vela/contracts';

/** A section of a legal text: paragraphs, and points below them. Words in the form [text](/Path) become links. */
export type LegalSection = { id: string; heading: string; paragraphs: readonly string[]; points?: readonly string[] };

export type LegalDocument = {
  document: AgreementDocument;
  title: string;
  description: string;
  lead: string;
  sections: readonly LegalSection[];
};
