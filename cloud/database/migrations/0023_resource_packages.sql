CREATE TABLE "package_files" (
	"version_id" integer NOT NULL,
	"place" integer NOT NULL,
	"path" text NOT NULL,
	"size" bigint NOT NULL,
	"packed_size" bigint NOT NULL,
	CONSTRAINT "package_files_version_id_place_pk" PRIMARY KEY("version_id","place")
);
--> statement-breakpoint
CREATE TABLE "package_parts" (
	"upload_id" integer NOT NULL,
	"part" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "package_parts_upload_id_part_pk" PRIMARY KEY("upload_id","part")
);
--> statement-breakpoint
CREATE TABLE "package_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"version_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"form" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_uploads" (
	"upload_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_uploads_upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"user_id" integer,
	"package_id" integer,
	"name" text NOT NULL,
	"robot_kind" text NOT NULL,
	"version" text NOT NULL,
	"size" bigint NOT NULL,
	"digest" text NOT NULL,
	"state" text NOT NULL,
	"refused_with" integer,
	"refused_place" text,
	"next_time" timestamp(3) with time zone NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "package_uploads_refused_with" CHECK (("package_uploads"."state" = 'refused') = ("package_uploads"."refused_with" is not null))
);
--> statement-breakpoint
CREATE TABLE "package_versions" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_versions_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"version" text NOT NULL,
	"format" text NOT NULL,
	"size" bigint NOT NULL,
	"unpacked_size" bigint NOT NULL,
	"file_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"manifest" text,
	"publish_time" timestamp(3) with time zone,
	"create_time" timestamp(3) with time zone NOT NULL,
	"user_id" integer,
	CONSTRAINT "package_versions_uploadId_unique" UNIQUE("upload_id"),
	CONSTRAINT "package_versions_packageId_version_unique" UNIQUE("package_id","version")
);
--> statement-breakpoint
CREATE TABLE "resource_packages" (
	"package_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_packages_package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"name" text NOT NULL,
	"robot_kind" text NOT NULL,
	"age" text NOT NULL,
	"current_version_id" integer,
	"change_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "package_files" ADD CONSTRAINT "package_files_version_id_package_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."package_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_parts" ADD CONSTRAINT "package_parts_upload_id_package_uploads_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."package_uploads"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_tickets" ADD CONSTRAINT "package_tickets_version_id_package_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."package_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_tickets" ADD CONSTRAINT "package_tickets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_uploads" ADD CONSTRAINT "package_uploads_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_uploads" ADD CONSTRAINT "package_uploads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_uploads" ADD CONSTRAINT "package_uploads_package_id_resource_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."resource_packages"("package_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_package_id_resource_packages_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."resource_packages"("package_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_upload_id_package_uploads_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."package_uploads"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_packages" ADD CONSTRAINT "resource_packages_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_packages" ADD CONSTRAINT "resource_packages_current_version_id_package_versions_version_id_fk" FOREIGN KEY ("current_version_id") REFERENCES "public"."package_versions"("version_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_tickets_version_id_index" ON "package_tickets" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "package_tickets_user_id_index" ON "package_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "package_tickets_expire_time_index" ON "package_tickets" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "package_uploads_tenant_id_index" ON "package_uploads" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "package_uploads_user_id_upload_id_index" ON "package_uploads" USING btree ("user_id","upload_id");--> statement-breakpoint
CREATE INDEX "package_uploads_package_id_index" ON "package_uploads" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "package_uploads_due" ON "package_uploads" USING btree ("next_time") WHERE "package_uploads"."state" = 'checking';--> statement-breakpoint
CREATE INDEX "package_uploads_unfinished" ON "package_uploads" USING btree ("create_time") WHERE "package_uploads"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "package_versions_user_id_index" ON "package_versions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_packages_name" ON "resource_packages" USING btree (coalesce("tenant_id", 0),lower("name"));--> statement-breakpoint
CREATE INDEX "resource_packages_latest" ON "resource_packages" USING btree ("age","change_time");--> statement-breakpoint
CREATE INDEX "resource_packages_tenant_id_index" ON "resource_packages" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "resource_packages_current_version_id_index" ON "resource_packages" USING btree ("current_version_id");--> statement-breakpoint
-- The parts are packed already: the database is not to try it again.
ALTER TABLE "package_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;
