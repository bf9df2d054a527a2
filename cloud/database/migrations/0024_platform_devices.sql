CREATE TABLE "elevator_ride_steps" (
	"ride_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"step" text NOT NULL,
	"floor" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "elevator_ride_steps_ride_id_position_pk" PRIMARY KEY("ride_id","position")
);
--> statement-breakpoint
CREATE TABLE "elevator_rides" (
	"ride_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "elevator_rides_ride_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"elevator_id" integer NOT NULL,
	"robot_id" integer,
	"user_id" integer,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"step" text NOT NULL,
	"floor" text NOT NULL,
	"door_hold_ms" integer NOT NULL,
	"timeout_ms" integer NOT NULL,
	"enter_ms" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"next_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "elevator_rides_state_known" CHECK ("elevator_rides"."state" in ('open', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "elevators" (
	"elevator_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "elevators_elevator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"building" text NOT NULL,
	"name" text NOT NULL,
	"maker" text NOT NULL,
	"controller_serial" text NOT NULL,
	"floors" text[] NOT NULL,
	"state" text NOT NULL,
	"floor" text NOT NULL,
	"last_seen_time" timestamp(3) with time zone,
	"door_hold_seconds" smallint NOT NULL,
	"timeout_seconds" smallint NOT NULL,
	"floor_map" jsonb NOT NULL,
	CONSTRAINT "elevators_controllerSerial_unique" UNIQUE("controller_serial"),
	CONSTRAINT "elevators_state_known" CHECK ("elevators"."state" in ('online', 'moving', 'fault', 'offline'))
);
--> statement-breakpoint
CREATE TABLE "stress_rides" (
	"stress_test_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"wait_ms" integer,
	"ride_ms" integer,
	"failure" text,
	CONSTRAINT "stress_rides_stress_test_id_position_pk" PRIMARY KEY("stress_test_id","position")
);
--> statement-breakpoint
CREATE TABLE "stress_tests" (
	"stress_test_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stress_tests_stress_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"elevator_id" integer NOT NULL,
	"user_id" integer,
	"state" text NOT NULL,
	"rides" smallint NOT NULL,
	"played" smallint DEFAULT 0 NOT NULL,
	"floors" smallint NOT NULL,
	"floor" smallint NOT NULL,
	"door_hold_ms" integer NOT NULL,
	"timeout_ms" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "stress_tests_state_known" CHECK ("stress_tests"."state" in ('running', 'finished', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "watch_tasks" (
	"watch_task_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watch_tasks_watch_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"serial" text NOT NULL,
	"wearer_name" text NOT NULL,
	"call_key" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"robot_id" integer,
	"state" text NOT NULL,
	"call_time" timestamp(3) with time zone NOT NULL,
	"start_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "watch_tasks_serial_callKey_unique" UNIQUE("serial","call_key"),
	CONSTRAINT "watch_tasks_state_known" CHECK ("watch_tasks"."state" in ('waiting', 'onTheWay', 'arrived', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"watch_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watches_watch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"serial" text NOT NULL,
	"wearer_kind" text NOT NULL,
	"wearer_name" text NOT NULL,
	"battery" smallint,
	"last_seen_time" timestamp(3) with time zone,
	CONSTRAINT "watches_serial_unique" UNIQUE("serial"),
	CONSTRAINT "watches_battery_per_cent" CHECK ("watches"."battery" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "phone_calls" (
	"phone_call_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_calls_phone_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"phone_id" integer NOT NULL,
	"robot_id" integer,
	"user_id" integer,
	"state" text NOT NULL,
	"attempt" smallint NOT NULL,
	"attempts_max" smallint NOT NULL,
	"language" text NOT NULL,
	"sentence" jsonb NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"answer_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "phone_calls_state_known" CHECK ("phone_calls"."state" in ('ringing', 'answered', 'ended', 'noAnswer', 'busy', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "phone_voices" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"volume" smallint NOT NULL,
	"retries" smallint NOT NULL,
	"sentences" jsonb NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phones" (
	"phone_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phones_phone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"serial" text NOT NULL,
	"extension" text NOT NULL,
	"state" text NOT NULL,
	"last_seen_time" timestamp(3) with time zone,
	CONSTRAINT "phones_serial_unique" UNIQUE("serial"),
	CONSTRAINT "phones_storeId_extension_unique" UNIQUE("store_id","extension"),
	CONSTRAINT "phones_state_known" CHECK ("phones"."state" in ('online', 'busy', 'offline'))
);
--> statement-breakpoint
ALTER TABLE "elevator_ride_steps" ADD CONSTRAINT "elevator_ride_steps_ride_id_elevator_rides_ride_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."elevator_rides"("ride_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elevator_rides" ADD CONSTRAINT "elevator_rides_elevator_id_elevators_elevator_id_fk" FOREIGN KEY ("elevator_id") REFERENCES "public"."elevators"("elevator_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elevator_rides" ADD CONSTRAINT "elevator_rides_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elevator_rides" ADD CONSTRAINT "elevator_rides_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elevators" ADD CONSTRAINT "elevators_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elevators" ADD CONSTRAINT "elevators_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stress_rides" ADD CONSTRAINT "stress_rides_stress_test_id_stress_tests_stress_test_id_fk" FOREIGN KEY ("stress_test_id") REFERENCES "public"."stress_tests"("stress_test_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stress_tests" ADD CONSTRAINT "stress_tests_elevator_id_elevators_elevator_id_fk" FOREIGN KEY ("elevator_id") REFERENCES "public"."elevators"("elevator_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stress_tests" ADD CONSTRAINT "stress_tests_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_tasks" ADD CONSTRAINT "watch_tasks_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_tasks" ADD CONSTRAINT "watch_tasks_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_tasks" ADD CONSTRAINT "watch_tasks_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_phone_id_phones_phone_id_fk" FOREIGN KEY ("phone_id") REFERENCES "public"."phones"("phone_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_calls" ADD CONSTRAINT "phone_calls_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_voices" ADD CONSTRAINT "phone_voices_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phones" ADD CONSTRAINT "phones_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "elevator_rides_open" ON "elevator_rides" USING btree ("elevator_id") WHERE "elevator_rides"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "elevator_rides_open_of_robot" ON "elevator_rides" USING btree ("robot_id") WHERE "elevator_rides"."state" = 'open';--> statement-breakpoint
CREATE INDEX "elevator_rides_due" ON "elevator_rides" USING btree ("next_time") WHERE "elevator_rides"."state" = 'open';--> statement-breakpoint
CREATE INDEX "elevator_rides_elevator_id_ride_id_index" ON "elevator_rides" USING btree ("elevator_id","ride_id");--> statement-breakpoint
CREATE INDEX "elevator_rides_robot_id_index" ON "elevator_rides" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "elevator_rides_user_id_index" ON "elevator_rides" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "elevator_rides_end_time_index" ON "elevator_rides" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "elevators_tenant_id_index" ON "elevators" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "elevators_store_id_index" ON "elevators" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "elevators_name_elevator_id_index" ON "elevators" USING btree ("name","elevator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stress_tests_running" ON "stress_tests" USING btree ("elevator_id") WHERE "stress_tests"."state" = 'running';--> statement-breakpoint
CREATE INDEX "stress_tests_elevator_id_index" ON "stress_tests" USING btree ("elevator_id");--> statement-breakpoint
CREATE INDEX "stress_tests_user_id_index" ON "stress_tests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stress_tests_start_time_stress_test_id_index" ON "stress_tests" USING btree ("start_time","stress_test_id");--> statement-breakpoint
CREATE INDEX "stress_tests_end_time_index" ON "stress_tests" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "watch_tasks_open_of_robot" ON "watch_tasks" USING btree ("robot_id") WHERE "watch_tasks"."end_time" is null;--> statement-breakpoint
CREATE INDEX "watch_tasks_waiting" ON "watch_tasks" USING btree ("call_time") WHERE "watch_tasks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "watch_tasks_open" ON "watch_tasks" USING btree ("watch_task_id") WHERE "watch_tasks"."end_time" is null;--> statement-breakpoint
CREATE INDEX "watch_tasks_tenant_id_call_time_watch_task_id_index" ON "watch_tasks" USING btree ("tenant_id","call_time","watch_task_id");--> statement-breakpoint
CREATE INDEX "watch_tasks_call_time_watch_task_id_index" ON "watch_tasks" USING btree ("call_time","watch_task_id");--> statement-breakpoint
CREATE INDEX "watch_tasks_store_id_index" ON "watch_tasks" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "watch_tasks_robot_id_index" ON "watch_tasks" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "watch_tasks_end_time_index" ON "watch_tasks" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "watches_tenant_id_index" ON "watches" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "watches_store_id_index" ON "watches" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "watches_wearer_name_watch_id_index" ON "watches" USING btree ("wearer_name","watch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_calls_open_of_robot" ON "phone_calls" USING btree ("robot_id") WHERE "phone_calls"."end_time" is null;--> statement-breakpoint
CREATE INDEX "phone_calls_due" ON "phone_calls" USING btree ("due_time") WHERE "phone_calls"."end_time" is null;--> statement-breakpoint
CREATE INDEX "phone_calls_open" ON "phone_calls" USING btree ("phone_call_id") WHERE "phone_calls"."end_time" is null;--> statement-breakpoint
CREATE INDEX "phone_calls_tenant_id_start_time_phone_call_id_index" ON "phone_calls" USING btree ("tenant_id","start_time","phone_call_id");--> statement-breakpoint
CREATE INDEX "phone_calls_start_time_phone_call_id_index" ON "phone_calls" USING btree ("start_time","phone_call_id");--> statement-breakpoint
CREATE INDEX "phone_calls_phone_id_index" ON "phone_calls" USING btree ("phone_id");--> statement-breakpoint
CREATE INDEX "phone_calls_robot_id_index" ON "phone_calls" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "phone_calls_user_id_index" ON "phone_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "phone_calls_end_time_index" ON "phone_calls" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "phones_tenant_id_index" ON "phones" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "phones_name_phone_id_index" ON "phones" USING btree ("name","phone_id");