DROP INDEX "dispatch_orders_user_id_index";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "writer_id" integer;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "dispatch_orders" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_writer_id_users_user_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_writerId_requestKey_unique" UNIQUE("writer_id","request_key");--> statement-breakpoint
ALTER TABLE "dispatch_orders" ADD CONSTRAINT "dispatch_orders_userId_requestKey_unique" UNIQUE("user_id","request_key");