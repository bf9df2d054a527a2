CREATE TABLE "salesperson_absences" (
	"absence_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salesperson_absences_absence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"salesperson_id" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "absences_end_after_start" CHECK ("salesperson_absences"."end_time" > "salesperson_absences"."start_time")
);
--> statement-breakpoint
ALTER TABLE "salespersons" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "salespersons" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "salesperson_absences" ADD CONSTRAINT "salesperson_absences_salesperson_id_salespersons_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salespersons"("salesperson_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "salesperson_absences_salesperson_id_end_time_index" ON "salesperson_absences" USING btree ("salesperson_id","end_time");--> statement-breakpoint
CREATE INDEX "salesperson_absences_end_time_index" ON "salesperson_absences" USING btree ("end_time");--> statement-breakpoint
ALTER TABLE "salespersons" ADD CONSTRAINT "salespersons_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_start_time_index" ON "appointments" USING btree ("start_time");--> statement-breakpoint
ALTER TABLE "salespersons" ADD CONSTRAINT "salespersons_userId_unique" UNIQUE("user_id");