CREATE TABLE "open_applications" (
	"application_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_applications_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"secret_time" timestamp(3) with time zone NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp(3) with time zone,
	"scopes" text[] NOT NULL,
	"state" text DEFAULT 'enabled' NOT NULL,
	"per_minute" integer NOT NULL,
	"per_day" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "open_applications_key_unique" UNIQUE("key"),
	CONSTRAINT "open_applications_state_known" CHECK ("open_applications"."state" in ('enabled', 'disabled')),
	CONSTRAINT "open_applications_previous" CHECK (("open_applications"."previous_hash" is null) = ("open_applications"."previous_until" is null))
);
--> statement-breakpoint
CREATE TABLE "open_calls_off" (
	"off_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_calls_off_off_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"call" text NOT NULL,
	"application_id" integer,
	"off_time" timestamp(3) with time zone NOT NULL,
	"user_id" integer,
	CONSTRAINT "open_calls_off_call_applicationId_unique" UNIQUE NULLS NOT DISTINCT("call","application_id")
);
--> statement-breakpoint
CREATE TABLE "open_counters" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"minute" integer NOT NULL,
	"minute_count" integer NOT NULL,
	"day" integer NOT NULL,
	"day_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_customers" (
	"customer_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_customers_customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"company" text NOT NULL,
	"contact" text NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"create_user_id" integer,
	"decide_time" timestamp(3) with time zone,
	"decide_user_id" integer,
	CONSTRAINT "open_customers_state_known" CHECK ("open_customers"."state" in ('asked', 'approved', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "open_downloads" (
	"file" text PRIMARY KEY NOT NULL,
	"downloads" integer NOT NULL,
	"last_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_usage" (
	"application_id" integer NOT NULL,
	"day" date NOT NULL,
	"call" text NOT NULL,
	"requests" integer NOT NULL,
	"errors" integer NOT NULL,
	"last_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "open_usage_application_id_day_call_pk" PRIMARY KEY("application_id","day","call")
);
--> statement-breakpoint
CREATE TABLE "release_notes" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"day" date NOT NULL,
	"texts" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"publish_time" timestamp(3) with time zone,
	"user_id" integer,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "release_notes_version_demo_unique" UNIQUE("version","demo"),
	CONSTRAINT "release_notes_state_known" CHECK ("release_notes"."state" in ('draft', 'published'))
);
--> statement-breakpoint
ALTER TABLE "open_applications" ADD CONSTRAINT "open_applications_customer_id_open_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."open_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_calls_off" ADD CONSTRAINT "open_calls_off_application_id_open_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."open_applications"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_calls_off" ADD CONSTRAINT "open_calls_off_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_counters" ADD CONSTRAINT "open_counters_application_id_open_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."open_applications"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_customers" ADD CONSTRAINT "open_customers_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_customers" ADD CONSTRAINT "open_customers_create_user_id_users_user_id_fk" FOREIGN KEY ("create_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_customers" ADD CONSTRAINT "open_customers_decide_user_id_users_user_id_fk" FOREIGN KEY ("decide_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_usage" ADD CONSTRAINT "open_usage_application_id_open_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."open_applications"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_notes" ADD CONSTRAINT "release_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "open_applications_name" ON "open_applications" USING btree ("customer_id",lower("name"));--> statement-breakpoint
CREATE INDEX "open_applications_by_name" ON "open_applications" USING btree (lower("name"),"application_id");--> statement-breakpoint
CREATE INDEX "open_calls_off_application_id_index" ON "open_calls_off" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "open_calls_off_user_id_index" ON "open_calls_off" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "open_customers_company" ON "open_customers" USING btree ("tenant_id",lower("company"));--> statement-breakpoint
CREATE INDEX "open_customers_create_time_customer_id_index" ON "open_customers" USING btree ("create_time","customer_id");--> statement-breakpoint
CREATE INDEX "open_customers_create_user_id_index" ON "open_customers" USING btree ("create_user_id");--> statement-breakpoint
CREATE INDEX "open_customers_decide_user_id_index" ON "open_customers" USING btree ("decide_user_id");--> statement-breakpoint
CREATE INDEX "open_usage_day_application_id_index" ON "open_usage" USING btree ("day","application_id");--> statement-breakpoint
CREATE INDEX "release_notes_day_note_id_index" ON "release_notes" USING btree ("day","note_id");--> statement-breakpoint
CREATE INDEX "release_notes_user_id_index" ON "release_notes" USING btree ("user_id");