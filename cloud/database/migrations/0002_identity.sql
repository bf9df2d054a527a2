CREATE TABLE "captchas" (
	"image_id" text PRIMARY KEY NOT NULL,
	"image_code" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_sends" (
	"subject" text PRIMARY KEY NOT NULL,
	"send_times" timestamp(3) with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quick_registrations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"category" smallint NOT NULL,
	"products" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"failures" smallint NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "verification_codes_target_purpose_pk" PRIMARY KEY("target","purpose")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "checked_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "quick_registrations" ADD CONSTRAINT "quick_registrations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;