ALTER TABLE "users" ADD COLUMN "registered_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_contested" boolean DEFAULT false NOT NULL;