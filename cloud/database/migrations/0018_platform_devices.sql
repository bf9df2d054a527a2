CREATE TABLE "elevators" (
	"elevator_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "elevators_elevator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"building" text NOT NULL,
	"name" text NOT NULL,
	"maker" text NOT NULL,
	"controller_serial" text NOT NULL,
	"floors" text[] NOT NULL,
	"state" text NOT NULL,
	"floor" text NOT NULL,
	"last_seen_time" timestamp(3) with time zone,
	"door_hold_seconds" smallint NOT NULL,
	"timeout_seconds" smallint NOT NULL,
	"floor_map" jsonb NOT NULL,
	CONSTRAINT "elevators_controllerSerial_unique" UNIQUE("controller_serial"),
	CONSTRAINT "elevators_state_known" CHECK ("elevators"."state" in ('online', 'moving', 'fault', 'offline'))
);
--> statement-breakpoint
ALTER TABLE "elevators" ADD CONSTRAINT "elevators_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elevators" ADD CONSTRAINT "elevators_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "elevators_tenant_id_index" ON "elevators" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "elevators_store_id_index" ON "elevators" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "elevators_name_elevator_id_index" ON "elevators" USING btree ("name","elevator_id");