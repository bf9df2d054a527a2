CREATE TABLE "address_attempts" (
	"address" text PRIMARY KEY NOT NULL,
	"fail_times" timestamp(3) with time zone[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"until_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language_files" (
	"int_lang_code" text PRIMARY KEY NOT NULL,
	"lang_name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"lang_desc_json_md5" text NOT NULL,
	"key_count" integer NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"update_user_id" integer
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
	"micro" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_record_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_message_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"url" text,
	"status" smallint NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"read_time" timestamp(3) with time zone
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
CREATE TABLE "product_sales" (
	"month" date NOT NULL,
	"model" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_sales_month_model_pk" PRIMARY KEY("month","model")
);
--> statement-breakpoint
CREATE TABLE "robots" (
	"robot_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robots_robot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
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
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
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
	"name" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
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
	CONSTRAINT "tenants_name_unique" UNIQUE("name")
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
	"user_type" smallint NOT NULL,
	"status" text NOT NULL,
	"tenant_id" integer,
	"country" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_cellphone_unique" UNIQUE("cellphone"),
	CONSTRAINT "users_status_known" CHECK ("users"."status" in ('active', 'pending', 'disabled'))
);
--> statement-breakpoint
ALTER TABLE "language_files" ADD CONSTRAINT "language_files_update_user_id_users_user_id_fk" FOREIGN KEY ("update_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_nodes" ADD CONSTRAINT "menu_nodes_parent_id_menu_nodes_menu_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_nodes"("menu_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robots" ADD CONSTRAINT "robots_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_user_id_status_create_time_index" ON "messages" USING btree ("user_id","status","create_time");--> statement-breakpoint
CREATE INDEX "outbox_messages_to_index" ON "outbox_messages" USING btree ("to");--> statement-breakpoint
CREATE INDEX "robots_store_id_index" ON "robots" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stores_tenant_id_index" ON "stores" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "tasks_start_time_index" ON "tasks" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "users_tenant_id_index" ON "users" USING btree ("tenant_id");