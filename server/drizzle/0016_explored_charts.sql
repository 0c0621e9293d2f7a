CREATE TABLE "explored_charts" (
	"key" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"body" text NOT NULL
);
