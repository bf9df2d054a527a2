CREATE TABLE "robot_places" (
	"robot_id" integer PRIMARY KEY NOT NULL,
	"scene_id" integer NOT NULL,
	"floor_id" smallint NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"direction" smallint NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "robot_places_direction_in_circle" CHECK ("robot_places"."direction" between 0 and 359)
);
--> statement-breakpoint
ALTER TABLE "robot_places" ADD CONSTRAINT "robot_places_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;