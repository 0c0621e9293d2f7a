CREATE TABLE "answer_usage" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"steps" integer NOT NULL,
	"seconds" double precision NOT NULL,
	"cost" double precision,
	"written" integer NOT NULL,
	"refused" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_choices" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"decided_on" text,
	"agreed_at" timestamp (3) with time zone,
	"key_provider" text,
	"sealed_key" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_usage" ADD CONSTRAINT "answer_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_choices" ADD CONSTRAINT "model_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_usage_of_user" ON "answer_usage" USING btree ("user_id","created_at");