CREATE TABLE "appointment_reminders" (
	"appointment_id" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "appointment_reminders_appointment_id_start_time_kind_pk" PRIMARY KEY("appointment_id","start_time","kind")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "move_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sequence" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_reminders" ADD CONSTRAINT "appointment_reminders_appointment_id_appointments_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_standing" ON "appointments" USING btree ("start_time") WHERE "appointments"."cancel_time" is null;