CREATE TABLE "calendar_event_versions" (
	"event_id" text NOT NULL,
	"version" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"observed_at" timestamp (3) with time zone NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "calendar_event_versions_event_id_version_pk" PRIMARY KEY("event_id","version")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "outside_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"succeeded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "market_news" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"canonical_url" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"tickers" jsonb NOT NULL,
	"category" text NOT NULL,
	"is_simulated" boolean NOT NULL,
	"cluster_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_event_versions_start" ON "calendar_event_versions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "market_news_latest" ON "market_news" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "market_news_cluster" ON "market_news" USING btree ("cluster_id");