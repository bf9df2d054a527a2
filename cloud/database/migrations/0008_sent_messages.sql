CREATE TABLE "message_templates" (
	"template_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"name" text NOT NULL,
	"translations" jsonb NOT NULL,
	"url" text,
	"update_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "message_templates_tenantId_name_demo_unique" UNIQUE NULLS NOT DISTINCT("tenant_id","name","demo")
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"sent_message_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_messages_sent_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer,
	"sender_name" text NOT NULL,
	"tenant_id" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb,
	"url" text,
	"audience" jsonb NOT NULL,
	"audience_names" text[] NOT NULL,
	"state" text NOT NULL,
	"send_time" timestamp(3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	"chosen_count" integer DEFAULT 0 NOT NULL,
	"delivered_count" integer DEFAULT 0 NOT NULL,
	"after_user_id" integer DEFAULT 0 NOT NULL,
	"through_user_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sent_messages_end" CHECK (("sent_messages"."end_time" is null) = ("sent_messages"."state" in ('planned', 'sending')))
);
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sent_message_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_sender_id_users_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_messages_tenant_id_sent_message_id_index" ON "sent_messages" USING btree ("tenant_id","sent_message_id");--> statement-breakpoint
CREATE INDEX "sent_messages_state_sent_message_id_index" ON "sent_messages" USING btree ("state","sent_message_id");--> statement-breakpoint
CREATE INDEX "sent_messages_sender_id_index" ON "sent_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "sent_messages_waiting" ON "sent_messages" USING btree ("send_time") WHERE "sent_messages"."end_time" is null;--> statement-breakpoint
CREATE INDEX "sent_messages_end_time_index" ON "sent_messages" USING btree ("end_time");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sent_message_id_sent_messages_sent_message_id_fk" FOREIGN KEY ("sent_message_id") REFERENCES "public"."sent_messages"("sent_message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of_sent" ON "messages" USING btree ("sent_message_id","status","message_record_id") WHERE "messages"."sent_message_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_tenant_id_index" ON "notices" USING btree ("tenant_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_have_texts" CHECK ("messages"."sent_message_id" is not null or ("messages"."title" is not null and "messages"."content" is not null));