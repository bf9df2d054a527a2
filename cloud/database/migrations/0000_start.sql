CREATE TABLE "address_attempts" (
	"address" text PRIMARY KEY NOT NULL,
	"fail_times" timestamp(3) with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"appointment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_appointment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"salesperson_id" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	"remark" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"cancel_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"image_id" text PRIMARY KEY NOT NULL,
	"image_code" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "centre_requests" (
	"signature" text PRIMARY KEY NOT NULL,
	"use_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"course_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_course_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"until_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"use_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "known_devices_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "language_files" (
	"int_lang_code" text PRIMARY KEY NOT NULL,
	"lang_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language_versions" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "language_versions_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"int_lang_code" text NOT NULL,
	"content" "bytea" NOT NULL,
	"lang_desc_json_md5" text NOT NULL,
	"key_count" integer NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"update_user_id" integer,
	"shipped" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"done_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"lesson_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_lesson_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "lessons_courseId_position_unique" UNIQUE("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "menu_nodes" (
	"menu_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_nodes_menu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"perms" text,
	"url" text,
	"path" text NOT NULL,
	"type" smallint,
	"lang_key" text,
	"icon" text,
	"hidden" boolean NOT NULL,
	"micro" boolean NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_visits" (
	"user_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"visit_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "menu_visits_user_id_menu_id_pk" PRIMARY KEY("user_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "message_counts" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_counts_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"unread" integer NOT NULL,
	"read" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_record_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_message_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb,
	"url" text,
	"status" smallint NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"read_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb,
	"url" text,
	"level" text NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notices_end_after_start" CHECK ("notices"."end_time" > "notices"."start_time")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"outbox_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"purpose" text NOT NULL,
	"code" text,
	"text" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "password_links_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "product_sales" (
	"month" date NOT NULL,
	"model" text NOT NULL,
	"count" integer NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_sales_month_model_demo_pk" PRIMARY KEY("month","model","demo")
);
--> statement-breakpoint
CREATE TABLE "quick_registrations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"category" smallint NOT NULL,
	"products" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"subject" text PRIMARY KEY NOT NULL,
	"times" timestamp(3) with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "robot_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"receive_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "robot_faults" (
	"fault_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robot_faults_fault_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"fault_code" text NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "robots" (
	"robot_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robots_robot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer,
	"serial" text NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"robot_kind" text NOT NULL,
	"online" boolean NOT NULL,
	"state" text NOT NULL,
	"battery" smallint NOT NULL,
	"last_seen_time" timestamp(3) with time zone,
	"deploy_time" timestamp(3) with time zone,
	"software_version" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "robots_serial_unique" UNIQUE("serial"),
	CONSTRAINT "robots_battery_per_cent" CHECK ("robots"."battery" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"role_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"built_in" text,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "roles_builtIn_unique" UNIQUE("built_in"),
	CONSTRAINT "roles_name_demo_unique" UNIQUE("name","demo")
);
--> statement-breakpoint
CREATE TABLE "salespersons" (
	"salesperson_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salespersons_salesperson_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"browser" text,
	"system" text,
	"network_address" text,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	"checked_until" timestamp(3) with time zone,
	"browser" text,
	"system" text,
	"network_address" text,
	"last_seen_time" timestamp(3) with time zone,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shipped_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"ship_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"identifier" text PRIMARY KEY NOT NULL,
	"fail_times" timestamp(3) with time zone[] NOT NULL,
	"locked_until" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_store_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_code" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stores_tenantId_storeCode_unique" UNIQUE("tenant_id","store_code")
);
--> statement-breakpoint
CREATE TABLE "taken_slots" (
	"salesperson_id" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"appointment_id" integer NOT NULL,
	CONSTRAINT "taken_slots_salesperson_id_start_time_pk" PRIMARY KEY("salesperson_id","start_time")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"task_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	"status" text NOT NULL,
	"mileage" integer NOT NULL,
	CONSTRAINT "tasks_robotId_startTime_unique" UNIQUE("robot_id","start_time"),
	CONSTRAINT "tasks_status_known" CHECK ("tasks"."status" in ('started', 'ended', 'cancelled', 'interrupted', 'abnormal'))
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"tenant_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenants_tenant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"country" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tenants_name_demo_unique" UNIQUE("name","demo")
);
--> statement-breakpoint
CREATE TABLE "usage_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usage_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"application" text NOT NULL,
	"common" jsonb NOT NULL,
	"event" text NOT NULL,
	"properties" jsonb NOT NULL,
	"occur_time" timestamp(3) with time zone NOT NULL,
	"receive_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nickname" text NOT NULL,
	"email" text,
	"cellphone" text,
	"password_hash" text,
	"password_change_time" timestamp(3) with time zone,
	"user_type" smallint NOT NULL,
	"status" text NOT NULL,
	"tenant_id" integer,
	"country" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_cellphone_unique" UNIQUE("cellphone"),
	CONSTRAINT "users_status_known" CHECK ("users"."status" in ('active', 'pending', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"failures" smallint NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "verification_codes_target_purpose_pk" PRIMARY KEY("target","purpose")
);
--> statement-breakpoint
CREATE TABLE "workplace_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_probes" (
	"probe_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "write_probes_probe_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filling" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_salesperson_id_salespersons_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salespersons"("salesperson_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_versions" ADD CONSTRAINT "language_versions_int_lang_code_language_files_int_lang_code_fk" FOREIGN KEY ("int_lang_code") REFERENCES "public"."language_files"("int_lang_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_versions" ADD CONSTRAINT "language_versions_update_user_id_users_user_id_fk" FOREIGN KEY ("update_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("lesson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_nodes" ADD CONSTRAINT "menu_nodes_parent_id_menu_nodes_menu_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_nodes"("menu_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_visits" ADD CONSTRAINT "menu_visits_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_visits" ADD CONSTRAINT "menu_visits_menu_id_menu_nodes_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_nodes"("menu_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_counts" ADD CONSTRAINT "message_counts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_registrations" ADD CONSTRAINT "quick_registrations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_faults" ADD CONSTRAINT "robot_faults_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robots" ADD CONSTRAINT "robots_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robots" ADD CONSTRAINT "robots_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_slots" ADD CONSTRAINT "taken_slots_salesperson_id_salespersons_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salespersons"("salesperson_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_slots" ADD CONSTRAINT "taken_slots_appointment_id_appointments_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workplace_tickets" ADD CONSTRAINT "workplace_tickets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_user_id_start_time_index" ON "appointments" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "appointments_salesperson_id_start_time_index" ON "appointments" USING btree ("salesperson_id","start_time");--> statement-breakpoint
CREATE INDEX "appointments_end_time_index" ON "appointments" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "captchas_expire_time_index" ON "captchas" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "centre_requests_use_time_index" ON "centre_requests" USING btree ("use_time");--> statement-breakpoint
CREATE INDEX "image_tickets_expire_time_index" ON "image_tickets" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "known_devices_user_id_use_time_index" ON "known_devices" USING btree ("user_id","use_time");--> statement-breakpoint
CREATE INDEX "known_devices_use_time_index" ON "known_devices" USING btree ("use_time");--> statement-breakpoint
CREATE INDEX "language_versions_int_lang_code_version_id_index" ON "language_versions" USING btree ("int_lang_code","version_id");--> statement-breakpoint
CREATE INDEX "language_versions_update_user_id_index" ON "language_versions" USING btree ("update_user_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson_id_index" ON "lesson_progress" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "menu_visits_user_id_visit_time_index" ON "menu_visits" USING btree ("user_id","visit_time");--> statement-breakpoint
CREATE INDEX "menu_visits_menu_id_index" ON "menu_visits" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "message_counts_user_id_index" ON "message_counts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_user_id_status_create_time_message_record_id_index" ON "messages" USING btree ("user_id","status","create_time","message_record_id");--> statement-breakpoint
CREATE INDEX "messages_user_id_create_time_message_record_id_index" ON "messages" USING btree ("user_id","create_time","message_record_id");--> statement-breakpoint
CREATE INDEX "messages_create_time_index" ON "messages" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "notices_end_time_index" ON "notices" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "outbox_messages_to_create_time_outbox_id_index" ON "outbox_messages" USING btree ("to","create_time","outbox_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_create_time_outbox_id_index" ON "outbox_messages" USING btree ("create_time","outbox_id");--> statement-breakpoint
CREATE INDEX "password_links_expire_time_index" ON "password_links" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "robot_events_receive_time_index" ON "robot_events" USING btree ("receive_time");--> statement-breakpoint
CREATE INDEX "robot_faults_robot_id_start_time_index" ON "robot_faults" USING btree ("robot_id","start_time");--> statement-breakpoint
CREATE INDEX "robot_faults_end_time_index" ON "robot_faults" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "robot_faults_lasting" ON "robot_faults" USING btree ("robot_id","fault_code") WHERE "robot_faults"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robots_store_id_index" ON "robots" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "robots_demo" ON "robots" USING btree ("robot_id") WHERE "robots"."demo";--> statement-breakpoint
CREATE INDEX "robots_tenant_id_index" ON "robots" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "robots_deploy_time_robot_id_index" ON "robots" USING btree ("deploy_time","robot_id");--> statement-breakpoint
CREATE INDEX "security_events_user_id_create_time_event_id_index" ON "security_events" USING btree ("user_id","create_time","event_id");--> statement-breakpoint
CREATE INDEX "security_events_user_id_kind_event_id_index" ON "security_events" USING btree ("user_id","kind","event_id");--> statement-breakpoint
CREATE INDEX "security_events_create_time_index" ON "security_events" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_time_index" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_name_of_tenant" ON "stores" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
CREATE INDEX "taken_slots_appointment_id_index" ON "taken_slots" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "tasks_start_time_index" ON "tasks" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "usage_events_user_id_index" ON "usage_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_events_language_index" ON "usage_events" USING btree ("receive_time",(left("common" ->> 'language', 35)),"user_id");--> statement-breakpoint
CREATE INDEX "user_roles_role_id_index" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_tenant_id_index" ON "users" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "users_demo" ON "users" USING btree ("user_id") WHERE "users"."demo";--> statement-breakpoint
CREATE INDEX "verification_codes_expire_time_index" ON "verification_codes" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "workplace_tickets_expire_time_index" ON "workplace_tickets" USING btree ("expire_time");--> statement-breakpoint
CREATE FUNCTION count_added_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO message_counts (user_id, unread, read)
	SELECT user_id, count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2) FROM added GROUP BY user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO message_counts (user_id, unread, read)
	SELECT user_id, sum(unread), sum(read) FROM (
		SELECT user_id, (status = 1)::int AS unread, (status = 2)::int AS read FROM added
		UNION ALL
		SELECT user_id, -(status = 1)::int, -(status = 2)::int FROM gone
	) AS changed GROUP BY user_id HAVING sum(unread) <> 0 OR sum(read) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Of a user who is deleted the counts go by themselves.
	INSERT INTO message_counts (user_id, unread, read)
	SELECT gone.user_id, -(count(*) FILTER (WHERE gone.status = 1)), -(count(*) FILTER (WHERE gone.status = 2))
	FROM gone JOIN users ON users.user_id = gone.user_id GROUP BY gone.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON "messages" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_messages();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON "messages" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_messages();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON "messages" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_messages();
