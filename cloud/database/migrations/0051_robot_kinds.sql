CREATE TABLE "robot_kinds" (
	"robot_kind" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"capabilities" text[] NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "robot_kinds_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp(3) with time zone,
	"change_digest" text
);
--> statement-breakpoint
INSERT INTO "robot_kinds" ("robot_kind", "names", "capabilities") VALUES
	('delivery', '{}', '{screen,door,elevator,packages}'),
	('hotel', '{}', '{screen,door,elevator,packages}'),
	('disinfection', '{}', '{elevator,packages}'),
	('medical', '{}', '{door,elevator,orders,packages}'),
	('snack', '{}', '{screen,packages}'),
	('guide', '{}', '{screen,packages}'),
	('cruise', '{}', '{screen}'),
	('cleaning', '{}', '{cleaning,packages}');--> statement-breakpoint
ALTER TABLE "robot_models" ADD CONSTRAINT "robot_models_robot_kind_robot_kinds_robot_kind_fk" FOREIGN KEY ("robot_kind") REFERENCES "public"."robot_kinds"("robot_kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robot_models_robot_kind_index" ON "robot_models" USING btree ("robot_kind");