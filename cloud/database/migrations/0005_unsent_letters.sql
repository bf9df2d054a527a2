CREATE TABLE "unsent_letters" (
	"letter_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unsent_letters_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"calendar" jsonb,
	"create_time" timestamp(3) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_time" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "unsent_letters_size" CHECK (length("unsent_letters"."subject") + length("unsent_letters"."text") <= 20000)
);
--> statement-breakpoint
CREATE INDEX "unsent_letters_next_time_index" ON "unsent_letters" USING btree ("next_time");--> statement-breakpoint
CREATE INDEX "unsent_letters_create_time_index" ON "unsent_letters" USING btree ("create_time");