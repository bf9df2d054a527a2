CREATE TABLE "unknown_robots" (
	"unknown_robot_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unknown_robots_unknown_robot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"serial" text NOT NULL,
	"count" integer NOT NULL,
	"first_time" timestamp(3) with time zone NOT NULL,
	"last_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "unknown_robots_tenantId_serial_unique" UNIQUE NULLS NOT DISTINCT("tenant_id","serial")
);
--> statement-breakpoint
CREATE TABLE "robot_absences" (
	"robot_id" integer PRIMARY KEY NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	"told_time" timestamp(3) with time zone,
	"pending" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "robot_models" ADD COLUMN "report_seconds" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "state_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "report_seconds" smallint DEFAULT 10;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "silent_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "heard_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "clock_ahead" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "clock_guess" bigint;--> statement-breakpoint
ALTER TABLE "unknown_robots" ADD CONSTRAINT "unknown_robots_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_absences" ADD CONSTRAINT "robot_absences_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unknown_robots_last_time_index" ON "unknown_robots" USING btree ("last_time");--> statement-breakpoint
CREATE INDEX "robot_absences_pending" ON "robot_absences" USING btree ("robot_id") WHERE "robot_absences"."pending";--> statement-breakpoint
UPDATE "robots" SET "state_time" = "last_seen_time", "report_seconds" = CASE WHEN "demo" THEN NULL ELSE 10 END;
