CREATE TABLE "roll_out_history" (
	"entry_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roll_out_history_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"roll_out_id" integer NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"act" text NOT NULL,
	"user_id" integer,
	"robots" integer
);
--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "wave_shares" smallint[] DEFAULT '{1,9,90}' NOT NULL;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "patience_days" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "start_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "not_started" text;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "roll_outs" ADD COLUMN "change_digest" text;--> statement-breakpoint
ALTER TABLE "upgrades" ADD COLUMN "tried_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "upgrades" ADD COLUMN "begin_time" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "roll_out_history" ADD CONSTRAINT "roll_out_history_roll_out_id_roll_outs_roll_out_id_fk" FOREIGN KEY ("roll_out_id") REFERENCES "public"."roll_outs"("roll_out_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roll_out_history_roll_out_id_entry_id_index" ON "roll_out_history" USING btree ("roll_out_id","entry_id");--> statement-breakpoint
UPDATE "upgrades" SET "begin_time" = now() FROM "roll_outs" WHERE "upgrades"."roll_out_id" = "roll_outs"."roll_out_id" AND "upgrades"."state" = 'waiting' AND ("upgrades"."is_back" OR "upgrades"."wave" <= "roll_outs"."wave");
