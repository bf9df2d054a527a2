CREATE TABLE "security_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"browser" text,
	"system" text,
	"network_address" text,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network_address" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_change_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_user_id_create_time_event_id_index" ON "security_events" USING btree ("user_id","create_time","event_id");--> statement-breakpoint
CREATE INDEX "security_events_user_id_kind_event_id_index" ON "security_events" USING btree ("user_id","kind","event_id");--> statement-breakpoint
CREATE INDEX "security_events_create_time_index" ON "security_events" USING btree ("create_time");