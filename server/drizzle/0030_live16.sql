CREATE TABLE "event_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"minutes" smallint NOT NULL,
	"email" boolean NOT NULL,
	"event_id" text,
	"filter" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_reminders_of_event" UNIQUE("user_id","event_id","minutes")
);
--> statement-breakpoint
CREATE TABLE "reminder_firings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_firings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"event_version" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"event" jsonb NOT NULL,
	"fired_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"mail_wanted" boolean NOT NULL,
	CONSTRAINT "reminder_firings_occurrence" UNIQUE("user_id","event_id","starts_at","minutes")
);
--> statement-breakpoint
ALTER TABLE "alert_deliveries" ALTER COLUMN "firing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD COLUMN "reminder_id" bigint;--> statement-breakpoint
ALTER TABLE "event_reminders" ADD CONSTRAINT "event_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_firings" ADD CONSTRAINT "reminder_firings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_reminders_of_user" ON "event_reminders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reminder_firings_of_user" ON "reminder_firings" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reminder_firings_to_mail" ON "reminder_firings" USING btree ("user_id") WHERE mail_wanted and mailed_at is null;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_reminder_id_reminder_firings_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."reminder_firings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_reminder_once" UNIQUE("reminder_id","channel_id");--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_of_one" CHECK ((firing_id is null) <> (reminder_id is null));