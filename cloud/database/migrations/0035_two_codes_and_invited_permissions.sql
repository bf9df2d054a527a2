ALTER TABLE "invitations" ADD COLUMN "permissions" text[];--> statement-breakpoint
UPDATE "invitations" SET "permissions" = array(SELECT "permission" FROM "role_permissions" WHERE "role_permissions"."role_id" = "invitations"."role_id" ORDER BY "permission");--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "permissions" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "older_salt" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "older_code_hash" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "older_failures" smallint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "older_expire_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "older_salt" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "older_code_hash" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "older_failures" smallint;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "older_expire_time" timestamp(3) with time zone;