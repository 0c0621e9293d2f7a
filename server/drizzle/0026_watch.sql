CREATE TABLE "alert_firings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_firings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"alert_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"occurrence_key" text NOT NULL,
	"condition" jsonb NOT NULL,
	"candle_open_time" bigint NOT NULL,
	"value" double precision NOT NULL,
	"against" double precision,
	"side" text NOT NULL,
	"series_hash" text NOT NULL,
	"provisional" boolean NOT NULL,
	"late" boolean NOT NULL,
	"fired_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"mail_wanted" boolean NOT NULL,
	CONSTRAINT "alert_firings_occurrence" UNIQUE("alert_id","occurrence_key")
);
--> statement-breakpoint
CREATE TABLE "alert_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"symbol" text NOT NULL,
	"interval" text NOT NULL,
	"kind" text NOT NULL,
	"vendor" text NOT NULL,
	"evaluated_through" bigint NOT NULL,
	"fault" text,
	CONSTRAINT "alert_series_key" UNIQUE("symbol","interval","kind","vendor")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"series_id" integer NOT NULL,
	"condition" jsonb NOT NULL,
	"evaluation" text NOT NULL,
	"frequency" text NOT NULL,
	"cool_down_minutes" integer NOT NULL,
	"email" boolean NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"armed_after" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_fired_at" timestamp (3) with time zone,
	"fired_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_firings" ADD CONSTRAINT "alert_firings_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_firings" ADD CONSTRAINT "alert_firings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_series_id_alert_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."alert_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlists" ADD CONSTRAINT "watchlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_firings_of_user" ON "alert_firings" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "alert_firings_to_mail" ON "alert_firings" USING btree ("user_id") WHERE mail_wanted and mailed_at is null;--> statement-breakpoint
CREATE INDEX "alerts_of_user" ON "alerts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "alerts_of_series" ON "alerts" USING btree ("series_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "watchlists_of_user" ON "watchlists" USING btree ("user_id","position");