CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"conversation_id" uuid,
	"symbol" text NOT NULL,
	"interval" text NOT NULL,
	"mode" text NOT NULL,
	"content" text NOT NULL,
	"explanation" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_chunks" (
	"answer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"chunk" text NOT NULL,
	"analysis_id" uuid,
	CONSTRAINT "answer_chunks_answer_id_position_pk" PRIMARY KEY("answer_id","position")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"conversation_id" uuid NOT NULL,
	"text" text NOT NULL,
	"chosen" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer_id" uuid NOT NULL,
	"answer_state" text NOT NULL,
	"answer_started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "candle_series" ALTER COLUMN "fetched_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "renamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "symbol" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "interval" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "candle_limit" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_analysis_id" uuid;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_chunks" ADD CONSTRAINT "answer_chunks_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_chunks" ADD CONSTRAINT "answer_chunks_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_of_user" ON "analyses" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "analyses_of_conversation" ON "analyses" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "answer_chunks_of_message" ON "answer_chunks" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "answer_chunks_of_analysis" ON "answer_chunks" USING btree ("analysis_id") WHERE analysis_id is not null;--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_answer" ON "messages" USING btree ("answer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_running" ON "messages" USING btree ("conversation_id") WHERE answer_state = 'running';--> statement-breakpoint
CREATE INDEX "conversations_of_user" ON "conversations" USING btree ("user_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "candle_series" ADD CONSTRAINT "candle_series_key" UNIQUE("symbol","interval","kind","vendor");