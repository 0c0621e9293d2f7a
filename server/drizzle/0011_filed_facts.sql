CREATE TABLE "filed_concepts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filed_concepts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"taxonomy" text NOT NULL,
	"tag" text NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "filed_concepts_key" UNIQUE("taxonomy","tag","unit")
);
--> statement-breakpoint
CREATE TABLE "filed_facts" (
	"filing_id" integer NOT NULL,
	"concept_id" integer NOT NULL,
	"start_date" date,
	"end_date" date NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "filed_facts_key" UNIQUE NULLS NOT DISTINCT("filing_id","concept_id","end_date","start_date")
);
--> statement-breakpoint
CREATE TABLE "filer_tickers" (
	"ticker" text PRIMARY KEY NOT NULL,
	"cik" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filers" (
	"cik" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"etag" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"import_key" text
);
--> statement-breakpoint
CREATE TABLE "filings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cik" integer NOT NULL,
	"accession" text NOT NULL,
	"form" text NOT NULL,
	"filed" date NOT NULL,
	"fiscal_year" integer,
	CONSTRAINT "filings_key" UNIQUE("cik","accession")
);
--> statement-breakpoint
ALTER TABLE "filed_facts" ADD CONSTRAINT "filed_facts_filing_id_filings_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filed_facts" ADD CONSTRAINT "filed_facts_concept_id_filed_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."filed_concepts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_cik_filers_cik_fk" FOREIGN KEY ("cik") REFERENCES "public"."filers"("cik") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filer_tickers_of_filer" ON "filer_tickers" USING btree ("cik");