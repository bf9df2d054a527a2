CREATE TABLE "message_counts" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_counts_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"unread" integer NOT NULL,
	"read" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "messages_user_id_status_create_time_index";--> statement-breakpoint
ALTER TABLE "message_counts" ADD CONSTRAINT "message_counts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_counts_user_id_index" ON "message_counts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_user_id_status_create_time_message_record_id_index" ON "messages" USING btree ("user_id","status","create_time","message_record_id");--> statement-breakpoint
INSERT INTO "message_counts" ("user_id", "unread", "read")
SELECT "user_id", count(*) FILTER (WHERE "status" = 1), count(*) FILTER (WHERE "status" = 2) FROM "messages" GROUP BY "user_id";
--> statement-breakpoint
CREATE FUNCTION count_added_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO message_counts (user_id, unread, read)
	SELECT user_id, count(*) FILTER (WHERE status = 1), count(*) FILTER (WHERE status = 2) FROM added GROUP BY user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO message_counts (user_id, unread, read)
	SELECT user_id, sum(unread), sum(read) FROM (
		SELECT user_id, (status = 1)::int AS unread, (status = 2)::int AS read FROM added
		UNION ALL
		SELECT user_id, -(status = 1)::int, -(status = 2)::int FROM gone
	) AS changed GROUP BY user_id HAVING sum(unread) <> 0 OR sum(read) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_deleted_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Of a user who is deleted the counts go by themselves.
	INSERT INTO message_counts (user_id, unread, read)
	SELECT gone.user_id, -(count(*) FILTER (WHERE gone.status = 1)), -(count(*) FILTER (WHERE gone.status = 2))
	FROM gone JOIN users ON users.user_id = gone.user_id GROUP BY gone.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added AFTER INSERT ON "messages" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_messages();
--> statement-breakpoint
CREATE TRIGGER count_changed AFTER UPDATE ON "messages" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_messages();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON "messages" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_messages();
