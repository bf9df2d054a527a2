CREATE TABLE "workplace_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workplace_tickets" ADD CONSTRAINT "workplace_tickets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workplace_tickets_expire_time_index" ON "workplace_tickets" USING btree ("expire_time");