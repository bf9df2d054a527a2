CREATE TABLE "fault_acts" (
	"act_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fault_acts_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fault_id" integer NOT NULL,
	"act" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"keeper_id" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "fault_acts_known" CHECK ("fault_acts"."act" in ('acknowledged', 'assigned', 'noted', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "fault_care" (
	"fault_id" integer PRIMARY KEY NOT NULL,
	"act_count" integer DEFAULT 0 NOT NULL,
	"keeper_id" integer,
	"acknowledged_by" integer,
	"acknowledge_time" timestamp(3) with time zone,
	"closed_by" integer,
	"close_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dispatch_refusals" (
	"robot_id" integer PRIMARY KEY NOT NULL,
	"refuse_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispatch_settings" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"automatic" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dispatch_orders" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fault_acts" ADD CONSTRAINT "fault_acts_fault_id_fault_care_fault_id_fk" FOREIGN KEY ("fault_id") REFERENCES "public"."fault_care"("fault_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fault_care" ADD CONSTRAINT "fault_care_fault_id_robot_faults_fault_id_fk" FOREIGN KEY ("fault_id") REFERENCES "public"."robot_faults"("fault_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_refusals" ADD CONSTRAINT "dispatch_refusals_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_settings" ADD CONSTRAINT "dispatch_settings_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fault_acts_fault_id_act_id_index" ON "fault_acts" USING btree ("fault_id","act_id");--> statement-breakpoint
CREATE INDEX "fault_care_of_keeper" ON "fault_care" USING btree ("keeper_id") WHERE "fault_care"."close_time" is null;