CREATE TABLE "notification_webhooks" (
	"rule_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"address" text NOT NULL,
	"secret" text NOT NULL,
	"secret_time" timestamp(3) with time zone NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp(3) with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"next_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "notification_webhooks_previous" CHECK (("notification_webhooks"."previous_secret" is null) = ("notification_webhooks"."previous_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_calls" (
	"call_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_calls_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rule_id" integer NOT NULL,
	"notification_id" integer NOT NULL,
	"event_key" text NOT NULL,
	"body" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_calls_size" CHECK (length("webhook_calls"."body") <= 8000)
);
--> statement-breakpoint
CREATE TABLE "roll_out_rules" (
	"rule_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roll_out_rules_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"needs_approval" boolean NOT NULL,
	CONSTRAINT "roll_out_rules_tenantId_unique" UNIQUE NULLS NOT DISTINCT("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "store_downloads" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"megabits" integer NOT NULL,
	"free_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_descriptions" (
	"tenant_id" integer NOT NULL,
	"tag" text NOT NULL,
	"description" text NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp(3) with time zone,
	"change_digest" text,
	CONSTRAINT "tag_descriptions_tenant_id_tag_pk" PRIMARY KEY("tenant_id","tag")
);
--> statement-breakpoint
DROP INDEX "mobile_notifications_once";--> statement-breakpoint
ALTER TABLE "mobile_notifications" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mobile_notifications" ALTER COLUMN "language" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch_settings" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "dispatch_settings" ADD COLUMN "switch_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "device_events" ADD COLUMN "serial" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mobile_notifications" ADD COLUMN "way" text DEFAULT 'cellphone' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD COLUMN "by_cellphone" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roll_out_history" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "withdraw_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "file_remove_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "robot_models" ADD COLUMN "low_battery" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "robot_models" ADD COLUMN "compartments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "from_place" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "to_place" text;--> statement-breakpoint
ALTER TABLE "notification_webhooks" ADD CONSTRAINT "notification_webhooks_rule_id_notification_rules_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."notification_rules"("rule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_webhooks" ADD CONSTRAINT "notification_webhooks_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_rule_id_notification_webhooks_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."notification_webhooks"("rule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_notification_id_mobile_notifications_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."mobile_notifications"("notification_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_out_rules" ADD CONSTRAINT "roll_out_rules_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_downloads" ADD CONSTRAINT "store_downloads_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_descriptions" ADD CONSTRAINT "tag_descriptions_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_webhooks_tenant_id_index" ON "notification_webhooks" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "notification_webhooks_next_time_index" ON "notification_webhooks" USING btree ("next_time");--> statement-breakpoint
CREATE INDEX "webhook_calls_rule_id_attempts_call_id_index" ON "webhook_calls" USING btree ("rule_id","attempts","call_id");--> statement-breakpoint
CREATE INDEX "webhook_calls_notification_id_index" ON "webhook_calls" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "webhook_calls_create_time_index" ON "webhook_calls" USING btree ("create_time");--> statement-breakpoint
ALTER TABLE "dispatch_settings" ADD CONSTRAINT "dispatch_settings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispatch_settings_user_id_index" ON "dispatch_settings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_notifications_webhook_once" ON "mobile_notifications" USING btree ("event_id","rule_id") WHERE "mobile_notifications"."way" = 'webhook';--> statement-breakpoint
CREATE INDEX "software_versions_withdrawn" ON "software_versions" USING btree ("withdraw_time") WHERE "software_versions"."state" = 'withdrawn' and "software_versions"."has_file";--> statement-breakpoint
CREATE UNIQUE INDEX "mobile_notifications_once" ON "mobile_notifications" USING btree ("event_id","rule_id","user_id","way");--> statement-breakpoint
ALTER TABLE "mobile_notifications" ADD CONSTRAINT "mobile_notifications_reader" CHECK (case when "mobile_notifications"."way" = 'webhook' then "mobile_notifications"."user_id" is null and "mobile_notifications"."language" is null
        else "mobile_notifications"."user_id" is not null and "mobile_notifications"."language" is not null end);