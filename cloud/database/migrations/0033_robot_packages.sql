CREATE TABLE "robot_packages" (
	"robot_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"version_id" integer,
	"failed_version_id" integer,
	"failure" text,
	"say_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "robot_packages_robot_id_package_id_pk" PRIMARY KEY("robot_id","package_id"),
	CONSTRAINT "robot_packages_failure" CHECK (("robot_packages"."failed_version_id" is null) = ("robot_packages"."failure" is null))
);
--> statement-breakpoint
ALTER TABLE "robot_packages" ADD CONSTRAINT "robot_packages_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robot_packages_failed" ON "robot_packages" USING btree ("package_id") WHERE "robot_packages"."failure" is not null;