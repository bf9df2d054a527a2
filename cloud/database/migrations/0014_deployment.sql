CREATE TABLE "deployment_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deployment_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deployment_id" integer NOT NULL,
	"step" text,
	"act" text NOT NULL,
	"user_id" integer,
	"time" timestamp(3) with time zone NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deployments" (
	"deployment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deployments_deployment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"state" text NOT NULL,
	"settled" smallint DEFAULT 0 NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "deployments_state_known" CHECK ("deployments"."state" in ('open', 'finished', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "device_measures" (
	"robot_id" integer NOT NULL,
	"minute" timestamp(3) with time zone NOT NULL,
	"processor" smallint NOT NULL,
	"memory" smallint NOT NULL,
	"disk" smallint NOT NULL,
	"temperature" smallint NOT NULL,
	"received" integer NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "device_measures_robot_id_minute_pk" PRIMARY KEY("robot_id","minute")
);
--> statement-breakpoint
CREATE TABLE "fault_codes" (
	"fault_code" text PRIMARY KEY NOT NULL,
	"severity" text NOT NULL,
	"names" jsonb NOT NULL,
	"remedies" jsonb NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fault_codes_severity_known" CHECK ("fault_codes"."severity" in ('info', 'warning', 'error', 'critical'))
);
--> statement-breakpoint
ALTER TABLE "deployment_events" ADD CONSTRAINT "deployment_events_deployment_id_deployments_deployment_id_fk" FOREIGN KEY ("deployment_id") REFERENCES "public"."deployments"("deployment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployment_events" ADD CONSTRAINT "deployment_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_measures" ADD CONSTRAINT "device_measures_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deployment_events_deployment_id_event_id_index" ON "deployment_events" USING btree ("deployment_id","event_id");--> statement-breakpoint
CREATE INDEX "deployment_events_user_id_index" ON "deployment_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deployments_open" ON "deployments" USING btree ("robot_id") WHERE "deployments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "deployments_robot_id_index" ON "deployments" USING btree ("robot_id");--> statement-breakpoint
CREATE INDEX "deployments_start_time_deployment_id_index" ON "deployments" USING btree ("start_time","deployment_id");--> statement-breakpoint
CREATE INDEX "deployments_end_time_index" ON "deployments" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "device_measures_minute_index" ON "device_measures" USING btree ("minute");