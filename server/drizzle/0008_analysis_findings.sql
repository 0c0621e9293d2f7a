ALTER TABLE "analyses" ALTER COLUMN "symbol" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "interval" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "findings" text;--> statement-breakpoint
-- Facts name the kind of their source; those of the clock have only its time.
UPDATE "answer_chunks" SET "chunk" = replace(replace("chunk",
	'"source":{"vendor":"clock","hash":"","from":', '"source":{"kind":"clock","at":'),
	'"source":{"vendor":', '"source":{"kind":"candles","vendor":')
WHERE "chunk" LIKE '{"type":"data-facts"%';--> statement-breakpoint
-- Findings leave the streamed content for a column of their own.
UPDATE "analyses" SET
	"findings" = (old."json" -> 'findings')::text,
	"content" = ((old."json" - 'findings') || jsonb_build_object('findingCount', jsonb_array_length(old."json" -> 'findings')))::text
FROM (SELECT "id", replace("content", '"source":{"vendor":', '"source":{"kind":"candles","vendor":')::jsonb AS "json" FROM "analyses") AS old
WHERE old."id" = "analyses"."id" AND old."json" ? 'findings';
