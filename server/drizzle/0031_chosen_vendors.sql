CREATE TABLE "series_owners" (
	"symbol" text NOT NULL,
	"interval" text NOT NULL,
	"vendor" text NOT NULL,
	CONSTRAINT "series_owners_symbol_interval_pk" PRIMARY KEY("symbol","interval")
);
--> statement-breakpoint
INSERT INTO "series_owners" ("symbol", "interval", "vendor")
SELECT DISTINCT ON ("symbol", "interval") "symbol", "interval", "vendor" FROM "candle_series" WHERE "kind" = 'live' ORDER BY "symbol", "interval", "id";
