CREATE TABLE "material_group_items" (
	"group_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"material_id" integer NOT NULL,
	"seconds" smallint,
	CONSTRAINT "material_group_items_group_id_place_pk" PRIMARY KEY("group_id","place")
);
--> statement-breakpoint
CREATE TABLE "material_group_robots" (
	"robot_id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"leaving" boolean DEFAULT false NOT NULL,
	"request_id" integer,
	"code" integer,
	"shown_version" integer,
	"shown_count" smallint,
	"answer_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "material_groups" (
	"group_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_groups_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"user_id" integer,
	"request_key" uuid,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"change_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "material_groups_userId_requestKey_unique" UNIQUE("user_id","request_key"),
	CONSTRAINT "material_groups_span" CHECK ("material_groups"."from_minute" <> "material_groups"."to_minute")
);
--> statement-breakpoint
CREATE TABLE "material_parts" (
	"material_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "material_parts_material_id_part_pk" PRIMARY KEY("material_id","part")
);
--> statement-breakpoint
CREATE TABLE "material_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"material_id" integer NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"material_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_material_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"user_id" integer,
	"request_key" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"format" text,
	"models" text[] NOT NULL,
	"size" bigint NOT NULL,
	"digest" text NOT NULL,
	"sha256" text,
	"width" integer,
	"height" integer,
	"duration" integer,
	"create_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "materials_userId_requestKey_unique" UNIQUE("user_id","request_key"),
	CONSTRAINT "materials_whole_with_format" CHECK ("materials"."sha256" is null or "materials"."format" is not null)
);
--> statement-breakpoint
ALTER TABLE "material_group_items" ADD CONSTRAINT "material_group_items_group_id_material_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."material_groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_group_items" ADD CONSTRAINT "material_group_items_material_id_materials_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("material_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_group_robots" ADD CONSTRAINT "material_group_robots_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_group_robots" ADD CONSTRAINT "material_group_robots_group_id_material_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."material_groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_group_robots" ADD CONSTRAINT "material_group_robots_request_id_robot_requests_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."robot_requests"("request_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_groups" ADD CONSTRAINT "material_groups_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_groups" ADD CONSTRAINT "material_groups_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_parts" ADD CONSTRAINT "material_parts_material_id_materials_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("material_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_tickets" ADD CONSTRAINT "material_tickets_material_id_materials_material_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("material_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "material_group_items_material_id_index" ON "material_group_items" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "material_group_robots_group_id_index" ON "material_group_robots" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "material_group_robots_request_id_index" ON "material_group_robots" USING btree ("request_id") WHERE "material_group_robots"."request_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "material_groups_name" ON "material_groups" USING btree (coalesce("tenant_id", 0),lower("name"));--> statement-breakpoint
CREATE INDEX "material_groups_tenant_id_index" ON "material_groups" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "material_tickets_material_id_index" ON "material_tickets" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "material_tickets_expire_time_index" ON "material_tickets" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "materials_tenant_id_index" ON "materials" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "materials_unfinished" ON "materials" USING btree ("create_time") WHERE "materials"."sha256" is null;