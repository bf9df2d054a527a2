ALTER TABLE "dispatch_settings" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "dispatch_settings" ADD COLUMN "switch_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "robot_models" ADD COLUMN "compartments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "from_place" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "to_place" text;--> statement-breakpoint
ALTER TABLE "dispatch_settings" ADD CONSTRAINT "dispatch_settings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispatch_settings_user_id_index" ON "dispatch_settings" USING btree ("user_id");