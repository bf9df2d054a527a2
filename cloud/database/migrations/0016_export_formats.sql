ALTER TABLE "export_jobs" ADD COLUMN "format" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD COLUMN "sheets" jsonb;