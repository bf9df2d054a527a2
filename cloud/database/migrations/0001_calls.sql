CREATE TABLE "appointments" (
	"appointment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_appointment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"salesperson_id" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	"remark" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"cancel_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "menu_visits" (
	"user_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"visit_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "menu_visits_user_id_menu_id_pk" PRIMARY KEY("user_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"url" text,
	"level" text NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "notices_end_after_start" CHECK ("notices"."end_time" > "notices"."start_time")
);
--> statement-breakpoint
CREATE TABLE "salespersons" (
	"salesperson_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salespersons_salesperson_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_slots" (
	"salesperson_id" integer NOT NULL,
	"start_time" timestamp(3) with time zone NOT NULL,
	"appointment_id" integer NOT NULL,
	CONSTRAINT "taken_slots_salesperson_id_start_time_pk" PRIMARY KEY("salesperson_id","start_time")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_salesperson_id_salespersons_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salespersons"("salesperson_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_visits" ADD CONSTRAINT "menu_visits_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_visits" ADD CONSTRAINT "menu_visits_menu_id_menu_nodes_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu_nodes"("menu_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_slots" ADD CONSTRAINT "taken_slots_salesperson_id_salespersons_salesperson_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."salespersons"("salesperson_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_slots" ADD CONSTRAINT "taken_slots_appointment_id_appointments_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("appointment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_user_id_start_time_index" ON "appointments" USING btree ("user_id","start_time");--> statement-breakpoint
CREATE INDEX "appointments_salesperson_id_start_time_index" ON "appointments" USING btree ("salesperson_id","start_time");--> statement-breakpoint
CREATE INDEX "menu_visits_user_id_visit_time_index" ON "menu_visits" USING btree ("user_id","visit_time");--> statement-breakpoint
CREATE INDEX "menu_visits_menu_id_index" ON "menu_visits" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "notices_end_time_index" ON "notices" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "taken_slots_appointment_id_index" ON "taken_slots" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "messages_user_id_create_time_message_record_id_index" ON "messages" USING btree ("user_id","create_time","message_record_id");