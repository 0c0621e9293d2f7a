import { z } from 'zod';
import type { FeedItem } from './parse-feed-items.ts';

const texts = z.array(z.string()).max(5000);
const submissionsSchema = z.object({
  cik: z.string().regex(/^\d{1,10}$/),
  name: z.string().max(200),
  filings: z.object({
    recent: z.object({
      accessionNumber: texts,
      acceptanceDateTime: texts,
      form: texts,
      primaryDocument: texts,
      items: texts,
    }),
  }),
});

/** Forms that are news of a company. */
const forms: ReadonlySet<string> = new Set(['8-K', '8-K/A', '10-Q', '10-K', '10-K/A', '4']);

/** What an item of an 8-K is about; an exhibit is no subject. */
const subjects: Readonly<Record<string, string>> = {
  '1.01': 'material agreement',
  '1.03': 'bankruptcy',
  '1.05': 'cyber incident',
  '2.02': 'results',
  '3.01': 'listing',
  '4.02': 'non-reliance on earlier statements',
  '5.02': 'officers and directors',
  '7.01': 'disclosure',
  '8.01': 'other events',
};

export type CompanyFilingItem = FeedItem & { readonly cik: number };

function toTitle(name: string, form: string, items: string): string {
  const told = items.split(',').flatMap((item) => subjects[item.trim()] ?? []);
  return `${name}: ${form}${told.length === 0 ? '' : ` (${told.join(', ')})`}`;
}

/**
 * The filings of a company from the SEC's list of submissions, the newest first. `acceptanceDateTime`
 * is UTC. Throws a ZodError that names the field that is not as it must be.
 */
export function parseSubmissions(body: unknown): CompanyFilingItem[] {
  const { cik, name, filings } = submissionsSchema.parse(body);
  const { accessionNumber, acceptanceDateTime, form, primaryDocument, items } = filings.recent;
  return accessionNumber.flatMap((accession, index) => {
    const kind = form[index] ?? '';
    const publishedAt = Date.parse(acceptanceDateTime[index] ?? '');
    if (!forms.has(kind) || !Number.isFinite(publishedAt)) return [];
    const folder = `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}`;
    const title = toTitle(name, kind, items[index] ?? '');
    const link = `${folder}/${primaryDocument[index] ?? ''}`;
    return [{ id: `sec-${accession}`, title, link, publishedAt, cik: Number(cik) }];
  });
}
