CREATE TABLE "analysis_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "findings_hash" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "explanation_hash" text;--> statement-breakpoint
-- The id leaves the content, so that equal analyses have equal texts.
UPDATE "analyses" SET "content" = ("content"::jsonb - 'id')::text;--> statement-breakpoint
INSERT INTO "analysis_texts" ("hash", "body")
SELECT DISTINCT encode(sha256(convert_to("body", 'UTF8')), 'hex'), "body" FROM (
	SELECT "content" AS "body" FROM "analyses"
	UNION SELECT "findings" FROM "analyses" WHERE "findings" IS NOT NULL
	UNION SELECT "explanation" FROM "analyses" WHERE "explanation" IS NOT NULL
) AS old;--> statement-breakpoint
UPDATE "analyses" SET
	"content_hash" = encode(sha256(convert_to("content", 'UTF8')), 'hex'),
	"findings_hash" = encode(sha256(convert_to("findings", 'UTF8')), 'hex'),
	"explanation_hash" = encode(sha256(convert_to("explanation", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "content_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_content_hash_analysis_texts_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "public"."analysis_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_findings_hash_analysis_texts_hash_fk" FOREIGN KEY ("findings_hash") REFERENCES "public"."analysis_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_explanation_hash_analysis_texts_hash_fk" FOREIGN KEY ("explanation_hash") REFERENCES "public"."analysis_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_of_content" ON "analyses" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "analyses_of_findings" ON "analyses" USING btree ("findings_hash");--> statement-breakpoint
CREATE INDEX "analyses_of_explanation" ON "analyses" USING btree ("explanation_hash");--> statement-breakpoint
ALTER TABLE "analyses" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "analyses" DROP COLUMN "findings";--> statement-breakpoint
ALTER TABLE "analyses" DROP COLUMN "explanation";