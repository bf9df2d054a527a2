CREATE TABLE "software_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"create_time" timestamp(3) with time zone NOT NULL,
	"replace_time" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "software_parts" (
	"version_id" integer NOT NULL,
	"part" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "software_parts_version_id_part_pk" PRIMARY KEY("version_id","part")
);
--> statement-breakpoint
CREATE TABLE "software_tickets" (
	"request_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"ticket_hash" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "software_tickets_request_id_version_id_pk" PRIMARY KEY("request_id","version_id"),
	CONSTRAINT "software_tickets_ticketHash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "has_file" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "refused_with" integer;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "next_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "software_versions" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "software_parts" ADD CONSTRAINT "software_parts_version_id_software_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."software_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "software_tickets" ADD CONSTRAINT "software_tickets_request_id_robot_requests_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."robot_requests"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "software_tickets" ADD CONSTRAINT "software_tickets_version_id_software_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."software_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "software_keys_current" ON "software_keys" USING btree (("replace_time" is null)) WHERE "software_keys"."replace_time" is null;--> statement-breakpoint
CREATE INDEX "software_tickets_version_id_index" ON "software_tickets" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "software_tickets_expire_time_index" ON "software_tickets" USING btree ("expire_time");--> statement-breakpoint
ALTER TABLE "software_versions" ADD CONSTRAINT "software_versions_key_id_software_keys_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."software_keys"("key_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "software_versions_key_id_index" ON "software_versions" USING btree ("key_id") WHERE "software_versions"."key_id" is not null;--> statement-breakpoint
CREATE INDEX "software_versions_due" ON "software_versions" USING btree ("next_time") WHERE "software_versions"."state" = 'checking';--> statement-breakpoint
CREATE INDEX "software_versions_unfinished" ON "software_versions" USING btree ("create_time") WHERE "software_versions"."state" in ('uploading', 'checking', 'refused');--> statement-breakpoint
ALTER TABLE "software_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;
