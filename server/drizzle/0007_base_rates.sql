CREATE TABLE "base_rates" (
	"series" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"method" text NOT NULL,
	"counted_to" double precision NOT NULL,
	"rates" jsonb NOT NULL
);
