ALTER TABLE "appointments" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "phone" text DEFAULT '' NOT NULL;