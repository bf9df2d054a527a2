ALTER TABLE "stores" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "opening_spans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_spans_have_zone" CHECK ("stores"."time_zone" is not null or "stores"."opening_spans" = '[]');--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_position_whole" CHECK (("stores"."latitude" is null) = ("stores"."longitude" is null));