CREATE TABLE "device_upgrades" (
	"upgrade_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_upgrades_upgrade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"device_kind" text NOT NULL,
	"device_id" integer NOT NULL,
	"name" text NOT NULL,
	"serial" text NOT NULL,
	"device_version_id" integer NOT NULL,
	"from_version" text,
	"to_version" text NOT NULL,
	"state" text NOT NULL,
	"progress" smallint NOT NULL,
	"failure" text,
	"user_id" integer,
	"create_time" timestamp(3) with time zone NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "device_upgrades_progress_per_cent" CHECK ("device_upgrades"."progress" between 0 and 100),
	CONSTRAINT "device_upgrades_end" CHECK (("device_upgrades"."end_time" is null) = ("device_upgrades"."state" in ('waiting', 'downloading', 'installing'))),
	CONSTRAINT "device_upgrades_failure" CHECK (("device_upgrades"."failure" is null) = ("device_upgrades"."state" <> 'failed'))
);
--> statement-breakpoint
CREATE TABLE "device_versions" (
	"device_version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_versions_device_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_kind" text NOT NULL,
	"version" text NOT NULL,
	"numbers" integer[] NOT NULL,
	"notes" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"user_id" integer,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "device_versions_deviceKind_numbers_unique" UNIQUE("device_kind","numbers")
);
--> statement-breakpoint
ALTER TABLE "elevators" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "device_upgrades" ADD CONSTRAINT "device_upgrades_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_upgrades" ADD CONSTRAINT "device_upgrades_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_upgrades" ADD CONSTRAINT "device_upgrades_device_version_id_device_versions_device_version_id_fk" FOREIGN KEY ("device_version_id") REFERENCES "public"."device_versions"("device_version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_upgrades" ADD CONSTRAINT "device_upgrades_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_versions" ADD CONSTRAINT "device_versions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "device_upgrades_open_of_device" ON "device_upgrades" USING btree ("device_kind","device_id") WHERE "device_upgrades"."end_time" is null;--> statement-breakpoint
CREATE INDEX "device_upgrades_open" ON "device_upgrades" USING btree ("upgrade_id") WHERE "device_upgrades"."end_time" is null;--> statement-breakpoint
CREATE INDEX "device_upgrades_due" ON "device_upgrades" USING btree ("due_time") WHERE "device_upgrades"."end_time" is null;--> statement-breakpoint
CREATE INDEX "device_upgrades_device_kind_device_id_upgrade_id_index" ON "device_upgrades" USING btree ("device_kind","device_id","upgrade_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_tenant_id_upgrade_id_index" ON "device_upgrades" USING btree ("tenant_id","upgrade_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_store_id_index" ON "device_upgrades" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_device_version_id_index" ON "device_upgrades" USING btree ("device_version_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_user_id_index" ON "device_upgrades" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_end_time_index" ON "device_upgrades" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "device_versions_user_id_index" ON "device_versions" USING btree ("user_id");