CREATE TABLE "shipped_parts" (
	"name" text PRIMARY KEY NOT NULL,
	"ship_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_name_unique";
--> statement-breakpoint
ALTER TABLE "tenants" DROP CONSTRAINT "tenants_name_unique";
--> statement-breakpoint
ALTER TABLE "product_sales" DROP CONSTRAINT "product_sales_month_model_pk";
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "menu_nodes" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_sales" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "built_in" text;
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "salespersons" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "robots_demo" ON "robots" USING btree ("robot_id") WHERE "robots"."demo";
--> statement-breakpoint
CREATE INDEX "user_roles_role_id_index" ON "user_roles" USING btree ("role_id");
--> statement-breakpoint
CREATE INDEX "users_demo" ON "users" USING btree ("user_id") WHERE "users"."demo";
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_builtIn_unique" UNIQUE("built_in");
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_name_demo_unique" UNIQUE("name","demo");
--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_name_demo_unique" UNIQUE("name","demo");
--> statement-breakpoint
ALTER TABLE "product_sales" ADD CONSTRAINT "product_sales_month_model_demo_pk" PRIMARY KEY("month","model","demo");
--> statement-breakpoint
-- What every portal begins with was kept beside the demo data until now.
INSERT INTO "shipped_parts" ("name", "ship_time")
SELECT "name", "until_time" FROM "demo_parts" WHERE "name" = 'menu' OR "name" LIKE 'language %';
--> statement-breakpoint
DELETE FROM "demo_parts" WHERE "name" = 'menu' OR "name" LIKE 'language %';
--> statement-breakpoint
UPDATE "roles" SET "built_in" = 'registered' WHERE "name" = 'End customer';
--> statement-breakpoint
-- Where somebody set a portal up without the demo data, menu and roles are that person's own.
INSERT INTO "shipped_parts" ("name", "ship_time")
SELECT 'menu', now() WHERE EXISTS (SELECT 1 FROM "menu_nodes") ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "shipped_parts" ("name", "ship_time")
SELECT 'role registered', now() WHERE EXISTS (SELECT 1 FROM "users")
	AND NOT EXISTS (SELECT 1 FROM "roles" WHERE "built_in" = 'registered');
--> statement-breakpoint
-- Marks what earlier releases put in, by what their generator alone wrote: names beside moments to the millisecond.
UPDATE "roles" SET "demo" = true FROM "demo_parts" AS part
WHERE (part."name" = 'accounts' AND "roles"."name" IN ('External operator', 'Distributor', 'Tenant administrator'))
	OR (part."name" = 'robot account' AND "roles"."name" = 'Robot gateway');
--> statement-breakpoint
UPDATE "tenants" SET "demo" = true FROM "demo_parts" AS part
WHERE part."name" = 'organisation' AND "tenants"."create_time" = part."until_time" - interval '9504 hours'
	AND "tenants"."name" IN ('Harbourlight Dining Group', 'Lotus Court Hotels', 'Meridian Care Services');
--> statement-breakpoint
UPDATE "robots" SET "demo" = true FROM "tenants" WHERE "tenants"."tenant_id" = "robots"."tenant_id" AND "tenants"."demo";
--> statement-breakpoint
UPDATE "users" SET "demo" = true FROM "demo_parts" AS part
WHERE part."name" IN ('accounts', 'robot account') AND "users"."create_time" = part."until_time" - interval '9504 hours';
--> statement-breakpoint
UPDATE "notices" SET "demo" = true FROM "demo_parts" AS part
WHERE part."name" = 'notices' AND ("notices"."title", "notices"."start_time" - part."until_time") IN (
	('Planned interruption on Sunday', interval '-24 hours'), ('Software 1.6 is available', interval '-48 hours'),
	('Elevator at Lotus Court Umeda out of service', interval '-30 minutes'), ('Spring inspection', interval '168 hours'),
	('Holiday opening hours of after-sales', interval '-480 hours'));
--> statement-breakpoint
UPDATE "courses" SET "demo" = true FROM "demo_parts" AS part
WHERE part."name" = 'courses' AND "courses"."texts" -> 'en' ->> 'title' IN ('Food delivery: from kitchen to table', 'Hotel: deliveries to the room', 'Disinfection: rooms without germs and without harm', 'Medical: samples and medicine on their way', 'Snack: a shop that comes along', 'Guide: show people the way', 'Cruise: rounds through the room', 'Cleaning: floors day after day');
--> statement-breakpoint
UPDATE "salespersons" SET "demo" = true FROM "demo_parts" AS part
WHERE part."name" = 'appointments'
	AND "salespersons"."name" IN ('Chen Jie', 'Emily Carter', 'Sato Haruka', 'Kim Minseo');
--> statement-breakpoint
UPDATE "product_sales" SET "demo" = true FROM "demo_parts" AS part
WHERE part."name" = 'organisation'
	AND "product_sales"."month" > (part."until_time" AT TIME ZONE 'Asia/Shanghai')::date - interval '13 months'
	AND "product_sales"."model" IN ('T6', 'T8', 'T9', 'W3', 'W3 Plus', 'X1', 'X2', 'M2', 'M3', 'T5', 'T11', 'G2', 'T10S', 'T10', 'C30', 'C40');
--> statement-breakpoint
UPDATE "menu_nodes" SET "demo" = true WHERE "path" LIKE '/load/%';
