CREATE TABLE "machine_version_parts" (
	"machine_version_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	CONSTRAINT "machine_version_parts_machine_version_id_version_id_pk" PRIMARY KEY("machine_version_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "machine_versions" (
	"machine_version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machine_versions_machine_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"models" text[] NOT NULL,
	"notes" text NOT NULL,
	"state" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"user_id" integer,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "machine_versions_version_unique" UNIQUE("version")
);
--> statement-breakpoint
CREATE TABLE "robot_requests" (
	"request_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robot_requests_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ask" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"answer" jsonb,
	"failure" text,
	"user_id" integer,
	"ask_time" timestamp(3) with time zone NOT NULL,
	"take_time" timestamp(3) with time zone,
	"wait_seconds" integer NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "robot_requests_progress_per_cent" CHECK ("robot_requests"."progress" between 0 and 100),
	CONSTRAINT "robot_requests_open_or_ended" CHECK (("robot_requests"."state" in ('asked', 'taken')) = ("robot_requests"."end_time" is null))
);
--> statement-breakpoint
CREATE TABLE "roll_outs" (
	"roll_out_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roll_outs_roll_out_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"machine_version_id" integer NOT NULL,
	"tenant_id" integer,
	"filter" jsonb NOT NULL,
	"night_from" smallint NOT NULL,
	"night_to" smallint NOT NULL,
	"failure_share_max" smallint NOT NULL,
	"state" text NOT NULL,
	"paused_by" text,
	"wave" smallint DEFAULT 0 NOT NULL,
	"forgiven" integer DEFAULT 0 NOT NULL,
	"robots" integer NOT NULL,
	"user_id" integer,
	"create_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "software" (
	"software_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "software_software_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"maker" text NOT NULL,
	"models" text[] NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "software_versions" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "software_versions_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"software_id" integer NOT NULL,
	"version" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"notes" text NOT NULL,
	"needs" jsonb NOT NULL,
	"state" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"user_id" integer,
	CONSTRAINT "software_versions_softwareId_version_unique" UNIQUE("software_id","version")
);
--> statement-breakpoint
CREATE TABLE "upgrades" (
	"record_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upgrades_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"roll_out_id" integer,
	"robot_id" integer NOT NULL,
	"machine_version_id" integer NOT NULL,
	"from_version" text NOT NULL,
	"to_version" text NOT NULL,
	"is_back" boolean DEFAULT false NOT NULL,
	"wave" smallint NOT NULL,
	"time_zone" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"request_id" integer,
	"create_time" timestamp(3) with time zone NOT NULL,
	"ask_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "machine_version_parts" ADD CONSTRAINT "machine_version_parts_machine_version_id_machine_versions_machine_version_id_fk" FOREIGN KEY ("machine_version_id") REFERENCES "public"."machine_versions"("machine_version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_version_parts" ADD CONSTRAINT "machine_version_parts_version_id_software_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."software_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_versions" ADD CONSTRAINT "machine_versions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_requests" ADD CONSTRAINT "robot_requests_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_requests" ADD CONSTRAINT "robot_requests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD CONSTRAINT "roll_outs_machine_version_id_machine_versions_machine_version_id_fk" FOREIGN KEY ("machine_version_id") REFERENCES "public"."machine_versions"("machine_version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD CONSTRAINT "roll_outs_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD CONSTRAINT "roll_outs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "software_versions" ADD CONSTRAINT "software_versions_software_id_software_software_id_fk" FOREIGN KEY ("software_id") REFERENCES "public"."software"("software_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "software_versions" ADD CONSTRAINT "software_versions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrades" ADD CONSTRAINT "upgrades_roll_out_id_roll_outs_roll_out_id_fk" FOREIGN KEY ("roll_out_id") REFERENCES "public"."roll_outs"("roll_out_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrades" ADD CONSTRAINT "upgrades_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrades" ADD CONSTRAINT "upgrades_machine_version_id_machine_versions_machine_version_id_fk" FOREIGN KEY ("machine_version_id") REFERENCES "public"."machine_versions"("machine_version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrades" ADD CONSTRAINT "upgrades_request_id_robot_requests_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."robot_requests"("request_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "machine_version_parts_version_id_index" ON "machine_version_parts" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "machine_versions_user_id_index" ON "machine_versions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "robot_requests_open" ON "robot_requests" USING btree ("robot_id","kind") WHERE "robot_requests"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robot_requests_due" ON "robot_requests" USING btree ("due_time") WHERE "robot_requests"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robot_requests_robot_id_index" ON "robot_requests" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "robot_requests_user_id_index" ON "robot_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "robot_requests_end_time_index" ON "robot_requests" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "roll_outs_open" ON "roll_outs" USING btree ("machine_version_id",coalesce("tenant_id", 0)) WHERE "roll_outs"."end_time" is null;--> statement-breakpoint
CREATE INDEX "roll_outs_machine_version_id_index" ON "roll_outs" USING btree ("machine_version_id");--> statement-breakpoint
CREATE INDEX "roll_outs_tenant_id_roll_out_id_index" ON "roll_outs" USING btree ("tenant_id","roll_out_id");--> statement-breakpoint
CREATE INDEX "roll_outs_user_id_index" ON "roll_outs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "roll_outs_end_time_index" ON "roll_outs" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "software_name_of_kind" ON "software" USING btree ("kind",lower("name"));--> statement-breakpoint
CREATE INDEX "software_versions_user_id_index" ON "software_versions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "upgrades_open" ON "upgrades" USING btree ("robot_id") WHERE "upgrades"."end_time" is null;--> statement-breakpoint
CREATE INDEX "upgrades_roll_out_id_state_record_id_index" ON "upgrades" USING btree ("roll_out_id","state","record_id");--> statement-breakpoint
CREATE INDEX "upgrades_robot_id_index" ON "upgrades" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "upgrades_machine_version_id_index" ON "upgrades" USING btree ("machine_version_id");--> statement-breakpoint
CREATE INDEX "upgrades_request_id_index" ON "upgrades" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "upgrades_end_time_index" ON "upgrades" USING btree ("end_time");