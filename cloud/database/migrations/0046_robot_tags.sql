CREATE TABLE "robot_tags" (
	"robot_id" integer NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "robot_tags_robot_id_tag_pk" PRIMARY KEY("robot_id","tag")
);
--> statement-breakpoint
ALTER TABLE "robot_tags" ADD CONSTRAINT "robot_tags_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robot_tags_tag_robot_id_index" ON "robot_tags" USING btree ("tag","robot_id");