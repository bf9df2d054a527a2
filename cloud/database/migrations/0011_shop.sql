CREATE TABLE "cart_lines" (
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"add_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"goods_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"goods_code" text NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"category_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"specification" jsonb NOT NULL,
	"listed" boolean NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"low_stock" integer NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "goods_goodsCode_demo_unique" UNIQUE("goods_code","demo"),
	CONSTRAINT "goods_stock_not_below_zero" CHECK ("goods"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "goods_categories" (
	"category_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_categories_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"names" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_prices" (
	"goods_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "goods_prices_goods_id_currency_pk" PRIMARY KEY("goods_id","currency"),
	CONSTRAINT "goods_prices_above_zero" CHECK ("goods_prices"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_types" (
	"type_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_types_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"names" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"actor_name" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "order_events_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"goods_id" integer,
	"goods_code" text NOT NULL,
	"names" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"buyer_name" text NOT NULL,
	"tenant_name" text,
	"request_key" uuid NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"line_count" smallint NOT NULL,
	"status" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"remark" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone,
	CONSTRAINT "orders_userId_requestKey_unique" UNIQUE("user_id","request_key"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('placed', 'confirmed', 'shipped', 'received', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"movement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"stock" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"actor_name" text NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_goods_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."goods_categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_type_id_goods_types_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."goods_types"("type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_goods_id_index" ON "cart_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "goods_category_id_index" ON "goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "goods_type_id_index" ON "goods" USING btree ("type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_categories_name" ON "goods_categories" USING btree (lower("names" ->> 'en'),"demo");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_types_name" ON "goods_types" USING btree (lower("names" ->> 'en'),"demo");--> statement-breakpoint
CREATE INDEX "order_lines_goods_id_index" ON "order_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_order_id_index" ON "orders" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_order_id_index" ON "orders" USING btree ("status","order_id");--> statement-breakpoint
CREATE INDEX "orders_end_time_index" ON "orders" USING btree ("end_time");--> statement-breakpoint
CREATE INDEX "stock_movements_goods_id_movement_id_index" ON "stock_movements" USING btree ("goods_id","movement_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_id_index" ON "stock_movements" USING btree ("order_id");