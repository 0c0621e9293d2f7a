import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** Companies of which facts are stored, by their number at the SEC. */
export const filers = pgTable('filers', {
  cik: integer('cik').primaryKey(),
  name: text('name').notNull(),
  /** The version of the facts that the SEC named. */
  etag: text('etag'),
  checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3 }).notNull(),
  /** What was imported last: its name, size and checksum or time. */
  importKey: text('import_key'),
});

/** Tickers of companies, whether facts of them are stored or not. */
export const filerTickers = pgTable(
  'filer_tickers',
  {
    ticker: text('ticker').primaryKey(),
    cik: integer('cik').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('filer_tickers_of_filer').on(table.cik)],
);

/** What facts are of: a tag of a taxonomy, in a unit. */
export const filedConcepts = pgTable(
  'filed_concepts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    taxonomy: text('taxonomy').notNull(),
    tag: text('tag').notNull(),
    unit: text('unit').notNull(),
  },
  (table) => [unique('filed_concepts_key').on(table.taxonomy, table.tag, table.unit)],
);

/** Reports; an accession number is in use by each company of a joint one. */
export const filings = pgTable(
  'filings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cik: integer('cik')
      .notNull()
      .references(() => filers.cik, { onDelete: 'cascade' }),
    accession: text('accession').notNull(),
    form: text('form').notNull(),
    filed: date('filed').notNull(),
    fiscalYear: integer('fiscal_year'),
  },
  (table) => [unique('filings_key').on(table.cik, table.accession)],
);

/** Every version of every value: what one filing says of one period. A balance has no start. */
export const filedFacts = pgTable(
  'filed_facts',
  {
    filingId: integer('filing_id')
      .notNull()
      .references(() => filings.id, { onDelete: 'cascade' }),
    conceptId: integer('concept_id')
      .notNull()
      .references(() => filedConcepts.id),
    startDate: date('start_date'),
    endDate: date('end_date').notNull(),
    value: doublePrecision('value').notNull(),
  },
  (table) => [
    unique('filed_facts_key')
      .on(table.filingId, table.conceptId, table.endDate, table.startDate)
      .nullsNotDistinct(),
  ],
);
