CREATE TABLE "roll_out_rules" (
	"rule_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roll_out_rules_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"needs_approval" boolean NOT NULL,
	CONSTRAINT "roll_out_rules_tenantId_unique" UNIQUE NULLS NOT DISTINCT("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "store_downloads" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"megabits" integer NOT NULL,
	"free_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roll_out_history" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "withdraw_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "file_remove_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "roll_out_rules" ADD CONSTRAINT "roll_out_rules_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_downloads" ADD CONSTRAINT "store_downloads_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "software_versions_withdrawn" ON "software_versions" USING btree ("withdraw_time") WHERE "software_versions"."state" = 'withdrawn' and "software_versions"."has_file";