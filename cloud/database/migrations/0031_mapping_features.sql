CREATE TABLE "mapping_configurations" (
	"mapping_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mapping_configurations_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model" text NOT NULL,
	"store_id" integer,
	"features" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" integer,
	"change_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mapping_configurations_of_model" UNIQUE NULLS NOT DISTINCT("model","store_id")
);
--> statement-breakpoint
CREATE TABLE "robot_mappings" (
	"robot_id" integer PRIMARY KEY NOT NULL,
	"mapping_id" integer NOT NULL,
	"version" integer NOT NULL,
	"failure" text,
	"say_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mapping_configurations" ADD CONSTRAINT "mapping_configurations_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mapping_configurations" ADD CONSTRAINT "mapping_configurations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_mappings" ADD CONSTRAINT "robot_mappings_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mapping_configurations_store_id_index" ON "mapping_configurations" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "mapping_configurations_user_id_index" ON "mapping_configurations" USING btree ("user_id");