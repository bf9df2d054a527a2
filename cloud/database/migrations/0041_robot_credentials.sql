CREATE TABLE "reporter_credentials" (
	"credentials_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reporter_credentials_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"robot_id" integer,
	"gateway_id" integer,
	"key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"secret_time" timestamp(3) with time zone NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp(3) with time zone,
	"last_time" timestamp(3) with time zone,
	"last_address" text,
	"other_address" text,
	"changes" smallint DEFAULT 0 NOT NULL,
	"changes_since" timestamp(3) with time zone,
	"shared_time" timestamp(3) with time zone,
	"shared_address" text,
	CONSTRAINT "reporter_credentials_robotId_unique" UNIQUE("robot_id"),
	CONSTRAINT "reporter_credentials_gatewayId_unique" UNIQUE("gateway_id"),
	CONSTRAINT "reporter_credentials_key_unique" UNIQUE("key"),
	CONSTRAINT "reporter_credentials_holder" CHECK (("reporter_credentials"."robot_id" is null) <> ("reporter_credentials"."gateway_id" is null)),
	CONSTRAINT "reporter_credentials_previous" CHECK (("reporter_credentials"."previous_hash" is null) = ("reporter_credentials"."previous_until" is null))
);
--> statement-breakpoint
CREATE TABLE "gateways" (
	"gateway_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateways_gateway_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer,
	"name" text NOT NULL,
	"reports_devices" boolean DEFAULT false NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp(3) with time zone,
	"change_digest" text
);
--> statement-breakpoint
ALTER TABLE "package_tickets" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "gateway_id" integer;--> statement-breakpoint
ALTER TABLE "reporter_credentials" ADD CONSTRAINT "reporter_credentials_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_credentials" ADD CONSTRAINT "reporter_credentials_gateway_id_gateways_gateway_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."gateways"("gateway_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateways" ADD CONSTRAINT "gateways_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gateways_name" ON "gateways" USING btree (coalesce("tenant_id", 0),lower("name"));--> statement-breakpoint
ALTER TABLE "robots" ADD CONSTRAINT "robots_gateway_id_gateways_gateway_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."gateways"("gateway_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robots_of_gateway" ON "robots" USING btree ("gateway_id") WHERE "robots"."gateway_id" is not null;