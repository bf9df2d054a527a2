CREATE TABLE "robot_locks" (
	"lock_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robot_locks_lock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"user_id" integer,
	"lock_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	"end_user_id" integer,
	"end_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "robot_locks_own_without_user" CHECK ("robot_locks"."user_id" is null or "robot_locks"."reason" not in ('repeatedFaults', 'emergencyStop'))
);
--> statement-breakpoint
CREATE TABLE "robot_stretches" (
	"stretch_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robot_stretches_stretch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"kind" text NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "robot_locks" ADD CONSTRAINT "robot_locks_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_locks" ADD CONSTRAINT "robot_locks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_locks" ADD CONSTRAINT "robot_locks_end_user_id_users_user_id_fk" FOREIGN KEY ("end_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_stretches" ADD CONSTRAINT "robot_stretches_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "robot_locks_lasting" ON "robot_locks" USING btree ("robot_id","reason") WHERE "robot_locks"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robot_locks_newest" ON "robot_locks" USING btree ("lock_time","lock_id") WHERE "robot_locks"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robot_locks_robot_id_lock_time_index" ON "robot_locks" USING btree ("robot_id","lock_time");--> statement-breakpoint
CREATE INDEX "robot_locks_user_id_index" ON "robot_locks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "robot_locks_end_user_id_index" ON "robot_locks" USING btree ("end_user_id");--> statement-breakpoint
CREATE INDEX "robot_locks_end_time_index" ON "robot_locks" USING btree ("end_time");--> statement-breakpoint
CREATE UNIQUE INDEX "robot_stretches_lasting" ON "robot_stretches" USING btree ("robot_id","kind") WHERE "robot_stretches"."end_time" is null;--> statement-breakpoint
CREATE INDEX "robot_stretches_robot_id_end_time_index" ON "robot_stretches" USING btree ("robot_id","end_time");--> statement-breakpoint
CREATE INDEX "robot_stretches_end_time_index" ON "robot_stretches" USING btree ("end_time");