CREATE TABLE "explained_terms" (
	"user_id" bigint NOT NULL,
	"term" text NOT NULL,
	"explained_at" timestamp with time zone NOT NULL,
	CONSTRAINT "explained_terms_user_id_term_pk" PRIMARY KEY("user_id","term")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
-- Those that were rotated while the server was replaced are in their grace time.
UPDATE "refresh_tokens" SET "rotated_at" = clock_timestamp() WHERE "used_at" > clock_timestamp() - interval '1 minute';--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "reading_level" text DEFAULT 'expert' NOT NULL;--> statement-breakpoint
ALTER TABLE "explained_terms" ADD CONSTRAINT "explained_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;