ALTER TABLE "messages" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "translations" jsonb;