CREATE TABLE "robot_locks" (
	"lock_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robot_locks_lock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"user_id" integer,
	"lock_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	"end_user_id" integer,
	"end_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "robot_locks_own_without_user" CHECK ("robot_locks"."user_id" is null or "robot_locks"."reason" not in ('repeatedFaults', 'emergencyStop'))
);
--> statement-breakpoint
CREATE TABLE "robot_stretches" (
	"stretch_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robot_stretches_stretch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"kind" text NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "applied_robots" (
	"application_id" integer NOT NULL,
	"robot_id" integer NOT NULL,
	"request_id" integer,
	"code" integer,
	CONSTRAINT "applied_robots_application_id_robot_id_pk" PRIMARY KEY("application_id","robot_id")
);
--> statement-breakpoint
CREATE TABLE "settings_applications" (
	"application_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_applications_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"template_id" integer NOT NULL,
	"tenant_id" integer,
	"values" jsonb NOT NULL,
	"user_id" integer,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings_templates" (
	"template_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_templates_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"name" text NOT NULL,
	"robot_kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settings_templates_name_of_kind" UNIQUE NULLS NOT DISTINCT("tenant_id","robot_kind","name","demo")
);
--> statement-breakpoint
ALTER TABLE "robot_locks" ADD CONSTRAINT "robot_locks_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_locks" ADD CONSTRAINT "robot_locks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_locks" ADD CONSTRAINT "robot_locks_end_user_id_users_user_id_fk" FOREIGN KEY ("end_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_stretches" ADD CONSTRAINT "robot_stretches_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_robots" ADD CONSTRAINT "applied_robots_application_id_settings_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."settings_applications"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_robots" ADD CONSTRAINT "applied_robots_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_robots" ADD CONSTRAINT "applied_robots_request_id_robot_requests_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."robot_requests"("request_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_applications" ADD CONSTRAINT "settings_applications_template_id_settings_templates_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."settings_templates"("template_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_applications" ADD CONSTRAINT "settings_applications_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_applications" ADD CONSTRAINT "settings_applications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_templates" ADD CONSTRAINT "settings_templates_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "robot_locks_lasting" ON "robot_locks" USING btree ("robot_id","reason") WHERE "robot_locks"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robot_locks_newest" ON "robot_locks" USING btree ("lock_time","lock_id") WHERE "robot_locks"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robot_locks_robot_id_lock_time_index" ON "robot_locks" USING btree ("robot_id","lock_time");--> statement-breakpoint
CREATE INDEX "robot_locks_user_id_index" ON "robot_locks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "robot_locks_end_user_id_index" ON "robot_locks" USING btree ("end_user_id");--> statement-breakpoint
CREATE INDEX "robot_locks_end_time_index" ON "robot_locks" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "robot_stretches_lasting" ON "robot_stretches" USING btree ("robot_id","kind") WHERE "robot_stretches"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robot_stretches_robot_id_end_time_index" ON "robot_stretches" USING btree ("robot_id","end_time");--> statement-breakpoint
CREATE INDEX "robot_stretches_end_time_index" ON "robot_stretches" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "applied_robots_robot_id_index" ON "applied_robots" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "applied_robots_request_id_index" ON "applied_robots" USING btree ("request_id") WHERE "applied_robots"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "settings_applications_template_id_application_id_index" ON "settings_applications" USING btree ("template_id","application_id");--> statement-breakpoint
CREATE INDEX "settings_applications_tenant_id_index" ON "settings_applications" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "settings_applications_user_id_index" ON "settings_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "settings_applications_create_time_index" ON "settings_applications" USING btree ("create_time");