CREATE TABLE "robot_settings" (
	"robot_id" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"say_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "robot_settings_robot_id_key_pk" PRIMARY KEY("robot_id","key")
);
--> statement-breakpoint
DROP INDEX "robot_requests_robot_id_index";--> statement-breakpoint
ALTER TABLE "robot_settings" ADD CONSTRAINT "robot_settings_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robot_requests_robot_id_kind_request_id_index" ON "robot_requests" USING btree ("robot_id","kind","request_id");