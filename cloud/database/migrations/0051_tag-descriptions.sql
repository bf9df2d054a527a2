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
ALTER TABLE "tag_descriptions" ADD CONSTRAINT "tag_descriptions_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;