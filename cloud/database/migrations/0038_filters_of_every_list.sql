DROP INDEX "saved_filters_name";--> statement-breakpoint
-- Until now, the list of robots alone had kept filters.
ALTER TABLE "saved_filters" ADD COLUMN "list" text DEFAULT 'robots' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_filters" ALTER COLUMN "list" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD COLUMN "query" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_filters" ALTER COLUMN "query" DROP DEFAULT;--> statement-breakpoint
-- As the list writes filters into its address. Every byte of a value becomes a percent sign and two digits, which is longer than
-- an address needs and reads the same. A part that nobody knows keeps its name, so that the filter still counts as unknown.
UPDATE "saved_filters" SET "query" = coalesce((
  SELECT string_agg(
    CASE part WHEN 'robotKind' THEN 'kind' WHEN 'storeId' THEN 'store' WHEN 'withFault' THEN 'fault' WHEN 'tasksFrom' THEN 'from'
      WHEN 'tasksTo' THEN 'to' ELSE part END
    || '=' || regexp_replace(encode(convert_to(value, 'UTF8'), 'hex'), '(..)', '%\1', 'g'), '&' ORDER BY part)
  FROM jsonb_each_text("filter") AS parts (part, value)
), '') WHERE jsonb_typeof("filter") = 'object';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_list_name" ON "saved_filters" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
ALTER TABLE "saved_filters" DROP COLUMN "filter";
