ALTER TABLE "roles" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "salespersons" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "salespersons" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "salespersons" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "salespersons" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "fault_codes" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fault_codes" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "fault_codes" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "fault_codes" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "open_applications" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_applications" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "open_applications" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "open_applications" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "release_notes" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_notes" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "release_notes" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "release_notes" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "elevators" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "elevators" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "elevators" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "elevators" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "phone_voices" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_voices" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "phone_voices" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "phone_voices" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "language_files" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "language_files" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "language_files" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "language_files" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "release_limits" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "release_limits" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "release_limits" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "release_limits" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "mapping_configurations" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "mapping_configurations" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "mapping_configurations" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "material_groups" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "material_groups" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "material_groups" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "materials" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "scenes" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "settings_templates" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings_templates" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "settings_templates" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "settings_templates" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "goods_categories" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_categories" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "goods_categories" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "goods_categories" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "goods_types" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_types" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "goods_types" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "goods_types" ADD COLUMN "change_digest" text;--> statement-breakpoint
UPDATE "scenes" SET "changed_by" = "user_id", "changed_at" = "change_time";--> statement-breakpoint
UPDATE "mapping_configurations" SET "changed_by" = "user_id", "changed_at" = "change_time";
