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
ALTER TABLE "robot_faults" ADD CONSTRAINT "robot_faults_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robot_events_receive_time_index" ON "robot_events" USING btree ("receive_time");--> statement-breakpoint
CREATE INDEX "robot_faults_robot_id_start_time_index" ON "robot_faults" USING btree ("robot_id","start_time");--> statement-breakpoint
CREATE UNIQUE INDEX "robot_faults_lasting" ON "robot_faults" USING btree ("robot_id","fault_code") WHERE "robot_faults"."end_time" is null;