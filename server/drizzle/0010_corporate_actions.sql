CREATE TABLE "corporate_actions" (
	"symbol" text NOT NULL,
	"ex_date" date NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"value" double precision NOT NULL,
	"observed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "corporate_actions_symbol_source_ex_date_kind_pk" PRIMARY KEY("symbol","source","ex_date","kind")
);
