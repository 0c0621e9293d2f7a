CREATE TABLE "sample_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL,
	"sentences" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sample_analyses_made_at" ON "sample_analyses" USING btree ("made_at");