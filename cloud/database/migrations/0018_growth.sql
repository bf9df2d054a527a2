CREATE TABLE "write_probes" (
	"probe_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "write_probes_probe_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filling" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "appointments_end_time_index" ON "appointments" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "messages_create_time_index" ON "messages" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "robot_faults_end_time_index" ON "robot_faults" USING btree ("end_time");