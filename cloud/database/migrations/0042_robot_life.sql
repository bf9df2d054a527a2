ALTER TABLE "robots" DROP CONSTRAINT "robots_serial_unique";--> statement-breakpoint
ALTER TABLE "robot_history" ADD COLUMN "from_store_id" integer;--> statement-breakpoint
ALTER TABLE "robot_history" ADD COLUMN "to_store_id" integer;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "retire_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "serial_freed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "robots_serial_taken" ON "robots" USING btree ("serial") WHERE "robots"."retire_time" is null or not "robots"."serial_freed";--> statement-breakpoint
CREATE INDEX "robots_retired" ON "robots" USING btree ("retire_time","robot_id") WHERE "robots"."retire_time" is not null;--> statement-breakpoint
ALTER TABLE "robots" ADD CONSTRAINT "robots_freed_is_retired" CHECK ("robots"."retire_time" is not null or not "robots"."serial_freed");