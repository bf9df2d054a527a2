CREATE TABLE "language_versions" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "language_versions_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"int_lang_code" text NOT NULL,
	"content" "bytea" NOT NULL,
	"lang_desc_json_md5" text NOT NULL,
	"key_count" integer NOT NULL,
	"update_time" timestamp(3) with time zone NOT NULL,
	"update_user_id" integer,
	"shipped" boolean NOT NULL
);
--> statement-breakpoint
INSERT INTO "language_versions" ("int_lang_code", "content", "lang_desc_json_md5", "key_count", "update_time", "update_user_id", "shipped")
SELECT "int_lang_code", "content", "lang_desc_json_md5", "key_count", "update_time", "update_user_id", "update_user_id" IS NULL FROM "language_files";
--> statement-breakpoint
ALTER TABLE "language_files" DROP CONSTRAINT "language_files_update_user_id_users_user_id_fk";
--> statement-breakpoint
ALTER TABLE "language_versions" ADD CONSTRAINT "language_versions_int_lang_code_language_files_int_lang_code_fk" FOREIGN KEY ("int_lang_code") REFERENCES "public"."language_files"("int_lang_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_versions" ADD CONSTRAINT "language_versions_update_user_id_users_user_id_fk" FOREIGN KEY ("update_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "language_versions_int_lang_code_version_id_index" ON "language_versions" USING btree ("int_lang_code","version_id");--> statement-breakpoint
CREATE INDEX "language_versions_update_user_id_index" ON "language_versions" USING btree ("update_user_id");--> statement-breakpoint
CREATE INDEX "usage_events_language_index" ON "usage_events" USING btree ("receive_time",(left("common" ->> 'language', 35)),"user_id");--> statement-breakpoint
ALTER TABLE "language_files" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "language_files" DROP COLUMN "lang_desc_json_md5";--> statement-breakpoint
ALTER TABLE "language_files" DROP COLUMN "key_count";--> statement-breakpoint
ALTER TABLE "language_files" DROP COLUMN "update_time";--> statement-breakpoint
ALTER TABLE "language_files" DROP COLUMN "update_user_id";