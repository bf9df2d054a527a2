DROP INDEX "stores_tenant_id_index";--> statement-breakpoint
ALTER TABLE "robots" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
-- A robot is its tenant's also while it is bound to no store; until now the store alone said whose it is.
ALTER TABLE "robots" ADD COLUMN "tenant_id" integer;--> statement-breakpoint
UPDATE "robots" SET "tenant_id" = (SELECT "tenant_id" FROM "stores" WHERE "stores"."store_id" = "robots"."store_id");--> statement-breakpoint
ALTER TABLE "robots" ALTER COLUMN "tenant_id" SET NOT NULL;--> statement-breakpoint
-- Stores of before get codes as new ones do: SG-0001, SG-0002, in the order in which they were made.
ALTER TABLE "stores" ADD COLUMN "store_code" text;--> statement-breakpoint
UPDATE "stores" SET "store_code" = "numbered"."store_code" FROM (
	SELECT "store_id", "country" || '-' || lpad((row_number() OVER (PARTITION BY "tenant_id", "country" ORDER BY "store_id"))::text, 4, '0') AS "store_code" FROM "stores"
) AS "numbered" WHERE "numbered"."store_id" = "stores"."store_id";--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "store_code" SET NOT NULL;--> statement-breakpoint
-- Nothing kept two stores of a tenant from having one name; a later namesake gets its code behind the name.
UPDATE "stores" SET "name" = "name" || ' ' || "store_code" WHERE EXISTS (
	SELECT 1 FROM "stores" AS "earlier" WHERE "earlier"."tenant_id" = "stores"."tenant_id"
		AND lower("earlier"."name") = lower("stores"."name") AND "earlier"."store_id" < "stores"."store_id"
);--> statement-breakpoint
ALTER TABLE "robots" ADD CONSTRAINT "robots_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robots_tenant_id_index" ON "robots" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_name_of_tenant" ON "stores" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_tenantId_storeCode_unique" UNIQUE("tenant_id","store_code");
