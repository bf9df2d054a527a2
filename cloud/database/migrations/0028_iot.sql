CREATE TABLE "device_events" (
	"event_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"device_name" text NOT NULL,
	"detail" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"done_time" timestamp(3) with time zone,
	CONSTRAINT "device_events_kind_subjectId_time_detail_unique" UNIQUE("kind","subject_id","time","detail")
);
--> statement-breakpoint
CREATE TABLE "mobile_notifications" (
	"notification_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mobile_notifications_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"rule_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"event_id" integer,
	"cellphone" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "mobile_notifications_end" CHECK (("mobile_notifications"."end_time" is null) = ("mobile_notifications"."state" = 'sending'))
);
--> statement-breakpoint
CREATE TABLE "notification_rule_people" (
	"rule_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "notification_rule_people_rule_id_user_id_pk" PRIMARY KEY("rule_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification_rules" (
	"rule_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_rules_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	"event_kind" text NOT NULL,
	"severity" text NOT NULL,
	"store_id" integer,
	"role_id" integer,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"time_zone" text NOT NULL,
	"per_hour" smallint NOT NULL,
	"enabled" boolean NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "notification_rules_quiet" CHECK (("notification_rules"."quiet_from" is null) = ("notification_rules"."quiet_to" is null))
);
--> statement-breakpoint
CREATE TABLE "device_upgrades" (
	"upgrade_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_upgrades_upgrade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"device_kind" text NOT NULL,
	"device_id" integer NOT NULL,
	"name" text NOT NULL,
	"serial" text NOT NULL,
	"device_version_id" integer NOT NULL,
	"from_version" text,
	"to_version" text NOT NULL,
	"state" text NOT NULL,
	"progress" smallint NOT NULL,
	"failure" text,
	"user_id" integer,
	"create_time" timestamp(3) with time zone NOT NULL,
	"due_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "device_upgrades_progress_per_cent" CHECK ("device_upgrades"."progress" between 0 and 100),
	CONSTRAINT "device_upgrades_end" CHECK (("device_upgrades"."end_time" is null) = ("device_upgrades"."state" in ('waiting', 'downloading', 'installing'))),
	CONSTRAINT "device_upgrades_failure" CHECK (("device_upgrades"."failure" is null) = ("device_upgrades"."state" <> 'failed'))
);
--> statement-breakpoint
CREATE TABLE "device_versions" (
	"device_version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_versions_device_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_kind" text NOT NULL,
	"version" text NOT NULL,
	"numbers" integer[] NOT NULL,
	"notes" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"user_id" integer,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "device_versions_deviceKind_numbers_unique" UNIQUE("device_kind","numbers")
);
--> statement-breakpoint
DROP INDEX "usage_events_user_id_index";--> statement-breakpoint
ALTER TABLE "unsent_letters" ADD COLUMN "notification_id" integer;--> statement-breakpoint
ALTER TABLE "elevators" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "watches" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "phones" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "device_events" ADD CONSTRAINT "device_events_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_events" ADD CONSTRAINT "device_events_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_notifications" ADD CONSTRAINT "mobile_notifications_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_notifications" ADD CONSTRAINT "mobile_notifications_rule_id_notification_rules_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."notification_rules"("rule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_notifications" ADD CONSTRAINT "mobile_notifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_notifications" ADD CONSTRAINT "mobile_notifications_event_id_device_events_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."device_events"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_rule_people" ADD CONSTRAINT "notification_rule_people_rule_id_notification_rules_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."notification_rules"("rule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_rule_people" ADD CONSTRAINT "notification_rule_people_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD CONSTRAINT "notification_rules_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD CONSTRAINT "notification_rules_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD CONSTRAINT "notification_rules_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_upgrades" ADD CONSTRAINT "device_upgrades_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_upgrades" ADD CONSTRAINT "device_upgrades_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_upgrades" ADD CONSTRAINT "device_upgrades_device_version_id_device_versions_device_version_id_fk" FOREIGN KEY ("device_version_id") REFERENCES "public"."device_versions"("device_version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_upgrades" ADD CONSTRAINT "device_upgrades_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_versions" ADD CONSTRAINT "device_versions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_events_waiting" ON "device_events" USING btree ("event_id") WHERE "device_events"."done_time" is null;--> statement-breakpoint
CREATE INDEX "device_events_tenant_id_index" ON "device_events" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "device_events_store_id_index" ON "device_events" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "device_events_time_index" ON "device_events" USING btree ("time");--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_notifications_once" ON "mobile_notifications" USING btree ("event_id","rule_id","user_id");--> statement-breakpoint
CREATE INDEX "mobile_notifications_rule_id_user_id_create_time_index" ON "mobile_notifications" USING btree ("rule_id","user_id","create_time");--> statement-breakpoint
CREATE INDEX "mobile_notifications_user_id_index" ON "mobile_notifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mobile_notifications_tenant_id_notification_id_index" ON "mobile_notifications" USING btree ("tenant_id","notification_id");--> statement-breakpoint
CREATE INDEX "mobile_notifications_sending" ON "mobile_notifications" USING btree ("create_time") WHERE "mobile_notifications"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "mobile_notifications_create_time_index" ON "mobile_notifications" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "notification_rule_people_user_id_index" ON "notification_rule_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_rules_tenant_id_event_kind_index" ON "notification_rules" USING btree ("tenant_id","event_kind");--> statement-breakpoint
CREATE INDEX "notification_rules_store_id_index" ON "notification_rules" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "notification_rules_role_id_index" ON "notification_rules" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_upgrades_open_of_device" ON "device_upgrades" USING btree ("device_kind","device_id") WHERE "device_upgrades"."end_time" is null;--> statement-breakpoint
CREATE INDEX "device_upgrades_open" ON "device_upgrades" USING btree ("upgrade_id") WHERE "device_upgrades"."end_time" is null;--> statement-breakpoint
CREATE INDEX "device_upgrades_due" ON "device_upgrades" USING btree ("due_time") WHERE "device_upgrades"."end_time" is null;--> statement-breakpoint
CREATE INDEX "device_upgrades_device_kind_device_id_upgrade_id_index" ON "device_upgrades" USING btree ("device_kind","device_id","upgrade_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_tenant_id_upgrade_id_index" ON "device_upgrades" USING btree ("tenant_id","upgrade_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_store_id_index" ON "device_upgrades" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_device_version_id_index" ON "device_upgrades" USING btree ("device_version_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_user_id_index" ON "device_upgrades" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "device_upgrades_end_time_index" ON "device_upgrades" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "device_versions_user_id_index" ON "device_versions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "unsent_letters" ADD CONSTRAINT "unsent_letters_notification_id_mobile_notifications_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."mobile_notifications"("notification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsent_letters_notification_id_index" ON "unsent_letters" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "usage_events_user_id_event_id_index" ON "usage_events" USING btree ("user_id","event_id");