CREATE TABLE "scene_floors" (
	"scene_id" integer NOT NULL,
	"floor_id" integer NOT NULL,
	"service_desk_id" integer,
	"map" jsonb,
	"points" jsonb NOT NULL,
	CONSTRAINT "scene_floors_scene_id_floor_id_pk" PRIMARY KEY("scene_id","floor_id")
);
--> statement-breakpoint
CREATE TABLE "scene_robots" (
	"robot_id" integer PRIMARY KEY NOT NULL,
	"scene_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"scene_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenes_scene_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"change_time" timestamp(3) with time zone NOT NULL,
	"user_id" integer,
	"delete_time" timestamp(3) with time zone,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scene_floors" ADD CONSTRAINT "scene_floors_scene_id_scenes_scene_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("scene_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_robots" ADD CONSTRAINT "scene_robots_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_robots" ADD CONSTRAINT "scene_robots_scene_id_scenes_scene_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("scene_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scene_robots_scene_id_index" ON "scene_robots" USING btree ("scene_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scenes_name_of_tenant" ON "scenes" USING btree ("tenant_id",lower("name")) WHERE "scenes"."delete_time" is null;--> statement-breakpoint
CREATE INDEX "scenes_name_scene_id_index" ON "scenes" USING btree ("name","scene_id");--> statement-breakpoint
CREATE INDEX "scenes_store_id_index" ON "scenes" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "scenes_user_id_index" ON "scenes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scenes_delete_time_index" ON "scenes" USING btree ("delete_time");