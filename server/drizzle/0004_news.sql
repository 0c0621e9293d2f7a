CREATE TABLE "news_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"seed_hash" text,
	CONSTRAINT "news_articles_slug_language" UNIQUE("slug","language")
);
--> statement-breakpoint
CREATE INDEX "news_articles_latest" ON "news_articles" USING btree ("language","published_at" DESC NULLS FIRST,"slug");