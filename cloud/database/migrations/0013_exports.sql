CREATE TABLE "export_jobs" (
	"export_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "export_jobs_export_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"dataset" text NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"store_id" integer,
	"tenant_id" integer,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"cursor" jsonb,
	"failures" smallint DEFAULT 0 NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"next_time" timestamp(3) with time zone NOT NULL,
	"expire_time" timestamp(3) with time zone,
	"ticket_hash" text,
	"ticket_expire_time" timestamp(3) with time zone,
	CONSTRAINT "export_jobs_ticketHash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "export_parts" (
	"export_id" integer NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_parts_export_id_part_pk" PRIMARY KEY("export_id","part")
);
--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_parts" ADD CONSTRAINT "export_parts_export_id_export_jobs_export_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."export_jobs"("export_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_jobs_user_id_export_id_index" ON "export_jobs" USING btree ("user_id","export_id");--> statement-breakpoint
CREATE INDEX "export_jobs_store_id_index" ON "export_jobs" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "export_jobs_tenant_id_index" ON "export_jobs" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "export_jobs_due" ON "export_jobs" USING btree ("next_time") WHERE "export_jobs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "export_jobs_create_time_index" ON "export_jobs" USING btree ("create_time");