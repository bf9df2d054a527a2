CREATE TABLE "goods_pictures" (
	"picture_key" text PRIMARY KEY NOT NULL,
	"goods_id" integer,
	"place" smallint NOT NULL,
	"sent_by" integer,
	"format" text NOT NULL,
	"whole" "bytea" NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_pictures" ADD CONSTRAINT "goods_pictures_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_pictures_goods_id_place_index" ON "goods_pictures" USING btree ("goods_id","place");--> statement-breakpoint
CREATE INDEX "goods_pictures_waiting" ON "goods_pictures" USING btree ("sent_by","create_time") WHERE "goods_pictures"."goods_id" is null;