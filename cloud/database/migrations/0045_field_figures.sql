ALTER TABLE "module_loads" ADD COLUMN "ready_milliseconds" integer;--> statement-breakpoint
-- Of the rows that are there one thing is known: whether a person had a failure. Each counts as one mount.
ALTER TABLE "module_loads" ADD COLUMN "mounts" integer NOT NULL DEFAULT 1;--> statement-breakpoint
ALTER TABLE "module_loads" ALTER COLUMN "mounts" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "module_loads" ADD COLUMN "failures" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "module_loads" ALTER COLUMN "failures" DROP DEFAULT;--> statement-breakpoint
UPDATE "module_loads" SET "failures" = 1 WHERE "failed";--> statement-breakpoint
ALTER TABLE "module_loads" DROP COLUMN "failed";--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "held_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "held_by" text[];
