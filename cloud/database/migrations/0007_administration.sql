CREATE TABLE "audit_entries" (
	"audit_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"create_time" timestamp(3) with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"act" text NOT NULL,
	"subject_name" text NOT NULL,
	"tenant_id" integer,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"invitation_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"target" text NOT NULL,
	"user_type" smallint NOT NULL,
	"tenant_id" integer,
	"role_id" integer NOT NULL,
	"inviter_id" integer,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"failures" smallint NOT NULL,
	"send_time" timestamp(3) with time zone NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "invitations_target_tenantId_unique" UNIQUE NULLS NOT DISTINCT("target","tenant_id")
);
--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_name_demo_unique";--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "tenant_id" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "kind" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "users_max" integer;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "stores_max" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_tenant_id_audit_id_index" ON "audit_entries" USING btree ("tenant_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_index" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_create_time_index" ON "audit_entries" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "invitations_tenant_id_index" ON "invitations" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "invitations_role_id_index" ON "invitations" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "invitations_inviter_id_index" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invitations_expire_time_index" ON "invitations" USING btree ("expire_time");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_parent_id_tenants_tenant_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenants_parent_id_index" ON "tenants" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_tenantId_name_demo_unique" UNIQUE NULLS NOT DISTINCT("tenant_id","name","demo");