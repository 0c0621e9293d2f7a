CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"analysis_id" uuid,
	"conversation_id" uuid,
	"last_message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "shares_hash" UNIQUE("hash"),
	CONSTRAINT "shares_one_thing" CHECK (num_nonnulls(analysis_id, conversation_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "recipe" json;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_message_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_of_user" ON "shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_of_analysis" ON "shares" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "shares_of_conversation" ON "shares" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "messages_of_parent" ON "messages" USING btree ("parent_id");--> statement-breakpoint
UPDATE "messages" SET "parent_id" = "before"."id" FROM (SELECT "id" AS "of", lag("id") OVER (PARTITION BY "conversation_id" ORDER BY "position") AS "id" FROM "messages") AS "before" WHERE "before"."of" = "messages"."id";--> statement-breakpoint
UPDATE "conversations" SET "last_message_id" = (SELECT "id" FROM "messages" WHERE "conversation_id" = "conversations"."id" ORDER BY "position" DESC LIMIT 1);
