CREATE TABLE "robot_history" (
	"entry_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robot_history_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"act" text NOT NULL,
	"user_id" integer,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "robot_models" (
	"model" text PRIMARY KEY NOT NULL,
	"robot_kind" text NOT NULL,
	"serial_form" text,
	"demo" boolean DEFAULT false NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp(3) with time zone,
	"change_digest" text
);
--> statement-breakpoint
ALTER TABLE "robot_history" ADD CONSTRAINT "robot_history_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robot_history_robot_id_time_entry_id_index" ON "robot_history" USING btree ("robot_id","time","entry_id");--> statement-breakpoint
-- Robots of before this table keep their models, so the models that they have are good for new robots, too.
INSERT INTO "robot_models" ("model", "robot_kind", "demo")
SELECT "model", min("robot_kind"), bool_and("demo") FROM "robots" GROUP BY "model";
