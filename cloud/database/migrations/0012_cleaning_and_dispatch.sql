CREATE TABLE "cleaning_floors" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cleaning_runs" (
	"run_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cleaning_runs_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"rooms" text[] NOT NULL,
	"state" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"done" smallint NOT NULL,
	"user_id" integer,
	"start_time" timestamp(3) with time zone NOT NULL,
	"report_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "cleaning_runs_state_known" CHECK ("cleaning_runs"."state" in ('cleaning', 'paused', 'returning', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "dispatch_orders" (
	"order_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatch_orders_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"from_ward" text NOT NULL,
	"to_ward" text NOT NULL,
	"goods" text NOT NULL,
	"status" text NOT NULL,
	"robot_id" integer,
	"user_id" integer,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"assign_time" timestamp(3) with time zone,
	"pick_up_time" timestamp(3) with time zone,
	"arrive_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "dispatch_orders_status_known" CHECK ("dispatch_orders"."status" in ('waiting', 'assigned', 'carrying', 'arrived', 'handedOver', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "cleaning_floors" ADD CONSTRAINT "cleaning_floors_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_runs" ADD CONSTRAINT "cleaning_runs_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_runs" ADD CONSTRAINT "cleaning_runs_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cleaning_runs" ADD CONSTRAINT "cleaning_runs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_orders" ADD CONSTRAINT "dispatch_orders_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_orders" ADD CONSTRAINT "dispatch_orders_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_orders" ADD CONSTRAINT "dispatch_orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cleaning_runs_under_way" ON "cleaning_runs" USING btree ("robot_id") WHERE "cleaning_runs"."end_time" is null;--> statement-breakpoint
CREATE INDEX "cleaning_runs_robot_id_index" ON "cleaning_runs" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "cleaning_runs_store_id_index" ON "cleaning_runs" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "cleaning_runs_user_id_index" ON "cleaning_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cleaning_runs_end_time_index" ON "cleaning_runs" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "dispatch_orders_with_robot" ON "dispatch_orders" USING btree ("robot_id") WHERE "dispatch_orders"."end_time" is null and "dispatch_orders"."robot_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatch_orders_store_id_order_id_index" ON "dispatch_orders" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "dispatch_orders_waiting" ON "dispatch_orders" USING btree ("store_id") WHERE "dispatch_orders"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "dispatch_orders_robot_id_index" ON "dispatch_orders" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "dispatch_orders_user_id_index" ON "dispatch_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dispatch_orders_end_time_index" ON "dispatch_orders" USING btree ("end_time");