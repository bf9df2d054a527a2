CREATE TABLE "saved_filters" (
	"filter_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_filters_filter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_locks" (
	"robot_id" integer PRIMARY KEY NOT NULL,
	"waits" boolean NOT NULL,
	"request_id" integer
);
--> statement-breakpoint
ALTER TABLE "stores" DROP CONSTRAINT "stores_tenantId_storeCode_unique";--> statement-breakpoint
DROP INDEX "stores_name_of_tenant";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "delete_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_locks" ADD CONSTRAINT "told_locks_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_locks" ADD CONSTRAINT "told_locks_request_id_robot_requests_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."robot_requests"("request_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "told_locks_waiting" ON "told_locks" USING btree ("robot_id") WHERE "told_locks"."waits";--> statement-breakpoint
CREATE INDEX "told_locks_request_id_index" ON "told_locks" USING btree ("request_id") WHERE "told_locks"."request_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stores_code_of_tenant" ON "stores" USING btree ("tenant_id","store_code") WHERE "stores"."delete_time" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stores_name_of_tenant" ON "stores" USING btree ("tenant_id",lower("name")) WHERE "stores"."delete_time" is null;