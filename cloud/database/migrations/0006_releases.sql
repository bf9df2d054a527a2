CREATE TABLE "module_loads" (
	"module" text NOT NULL,
	"address" text NOT NULL,
	"user_id" integer NOT NULL,
	"failed" boolean NOT NULL,
	"milliseconds" integer,
	"first_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "module_loads_module_address_user_id_pk" PRIMARY KEY("module","address","user_id")
);
--> statement-breakpoint
CREATE TABLE "release_limits" (
	"limits_id" smallint PRIMARY KEY NOT NULL,
	"users" integer NOT NULL,
	"failure_points" integer NOT NULL,
	"slower_percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"release_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"module" text NOT NULL,
	"version" text NOT NULL,
	"address" text NOT NULL,
	"integrity" text NOT NULL,
	"size" integer NOT NULL,
	"audience_kind" text NOT NULL,
	"user_ids" integer[] NOT NULL,
	"tenant_ids" integer[] NOT NULL,
	"percent" smallint,
	"set_time" timestamp(3) with time zone NOT NULL,
	"set_user_id" integer,
	"replaces_id" integer,
	"end_time" timestamp(3) with time zone,
	"end_kind" text,
	"end_user_id" integer,
	"end_reason" jsonb,
	CONSTRAINT "releases_audience_known" CHECK ("releases"."audience_kind" in ('everybody', 'chosen', 'share'))
);
--> statement-breakpoint
ALTER TABLE "module_loads" ADD CONSTRAINT "module_loads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_set_user_id_users_user_id_fk" FOREIGN KEY ("set_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_end_user_id_users_user_id_fk" FOREIGN KEY ("end_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "module_loads_module_address_first_time_index" ON "module_loads" USING btree ("module","address","first_time");--> statement-breakpoint
CREATE INDEX "module_loads_user_id_index" ON "module_loads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "module_loads_first_time_index" ON "module_loads" USING btree ("first_time");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_in_force" ON "releases" USING btree ("module",("audience_kind" = 'everybody')) WHERE "releases"."end_time" is null;--> statement-breakpoint
CREATE INDEX "releases_set_user_id_index" ON "releases" USING btree ("set_user_id");--> statement-breakpoint
CREATE INDEX "releases_end_user_id_index" ON "releases" USING btree ("end_user_id");--> statement-breakpoint
CREATE INDEX "releases_end_time_index" ON "releases" USING btree ("end_time");