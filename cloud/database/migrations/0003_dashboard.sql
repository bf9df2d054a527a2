CREATE TABLE "closed_notices" (
	"user_id" integer NOT NULL,
	"notice_id" integer NOT NULL,
	CONSTRAINT "closed_notices_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "dashboard_layouts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"cards" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_days" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_days_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"robot_kind" text NOT NULL,
	"count" integer NOT NULL,
	"mileage" bigint NOT NULL,
	"merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closed_notices" ADD CONSTRAINT "closed_notices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_notices" ADD CONSTRAINT "closed_notices_notice_id_notices_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("notice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboard_layouts" ADD CONSTRAINT "dashboard_layouts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_notices_notice_id_index" ON "closed_notices" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "task_days_tenant_id_store_id_day_robot_kind_index" ON "task_days" USING btree ("tenant_id","store_id","day","robot_kind");--> statement-breakpoint
CREATE INDEX "task_days_changes" ON "task_days" USING btree ("change_id") WHERE not "task_days"."merged";--> statement-breakpoint
INSERT INTO task_days (tenant_id, store_id, day, robot_kind, count, mileage, merged)
SELECT place.tenant_id, place.store_id, done.day, robots.robot_kind, sum(done.count), sum(done.mileage), true
FROM (
	SELECT robot_id, (start_time AT TIME ZONE 'Asia/Shanghai')::date AS day, count(*) AS count, sum(mileage) AS mileage FROM tasks GROUP BY 1, 2
) AS done
JOIN robots USING (robot_id)
CROSS JOIN LATERAL (VALUES (0, 0), (robots.tenant_id, 0), (0, robots.store_id)) AS place (tenant_id, store_id)
WHERE place.store_id IS NOT NULL
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE FUNCTION add_up_added_tasks() RETURNS trigger LANGUAGE plpgsql
-- A report names some of many robots: each is looked up, whatever an earlier statement of this connection held.
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
	-- A robot that somebody moves at this moment is waited for, and whoever would move it next waits.
	PERFORM 1 FROM robots WHERE robot_id IN (SELECT robot_id FROM added) ORDER BY robot_id FOR SHARE;
	INSERT INTO task_days (tenant_id, store_id, day, robot_kind, count, mileage)
	SELECT place.tenant_id, place.store_id, done.day, robots.robot_kind, sum(done.count), sum(done.mileage)
	FROM (
		SELECT robot_id, (start_time AT TIME ZONE 'Asia/Shanghai')::date AS day, count(*) AS count, sum(mileage) AS mileage FROM added GROUP BY 1, 2
	) AS done
	JOIN robots USING (robot_id)
	CROSS JOIN LATERAL (VALUES (0, 0), (robots.tenant_id, 0), (0, robots.store_id)) AS place (tenant_id, store_id)
	WHERE place.store_id IS NOT NULL
	GROUP BY 1, 2, 3, 4 HAVING sum(done.count) <> 0 OR sum(done.mileage) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_up_changed_tasks() RETURNS trigger LANGUAGE plpgsql
-- A report names some of many robots: each is looked up, whatever an earlier statement of this connection held.
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
	PERFORM 1 FROM robots WHERE robot_id IN (SELECT robot_id FROM added UNION SELECT robot_id FROM gone) ORDER BY robot_id FOR SHARE;
	INSERT INTO task_days (tenant_id, store_id, day, robot_kind, count, mileage)
	SELECT place.tenant_id, place.store_id, done.day, robots.robot_kind, sum(done.count), sum(done.mileage)
	FROM (
		SELECT robot_id, (start_time AT TIME ZONE 'Asia/Shanghai')::date AS day, sum(sign) AS count, sum(sign * mileage) AS mileage
		FROM (
			SELECT robot_id, start_time, mileage, 1 AS sign FROM added
			UNION ALL
			SELECT robot_id, start_time, mileage, -1 FROM gone
		) AS changed GROUP BY 1, 2
	) AS done
	JOIN robots USING (robot_id)
	CROSS JOIN LATERAL (VALUES (0, 0), (robots.tenant_id, 0), (0, robots.store_id)) AS place (tenant_id, store_id)
	WHERE place.store_id IS NOT NULL
	GROUP BY 1, 2, 3, 4 HAVING sum(done.count) <> 0 OR sum(done.mileage) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_up_deleted_tasks() RETURNS trigger LANGUAGE plpgsql
-- A report names some of many robots: each is looked up, whatever an earlier statement of this connection held.
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
BEGIN
	PERFORM 1 FROM robots WHERE robot_id IN (SELECT robot_id FROM gone) ORDER BY robot_id FOR SHARE;
	INSERT INTO task_days (tenant_id, store_id, day, robot_kind, count, mileage)
	SELECT place.tenant_id, place.store_id, done.day, robots.robot_kind, sum(done.count), sum(done.mileage)
	FROM (
		SELECT robot_id, (start_time AT TIME ZONE 'Asia/Shanghai')::date AS day, -count(*) AS count, -sum(mileage) AS mileage FROM gone GROUP BY 1, 2
	) AS done
	JOIN robots USING (robot_id)
	CROSS JOIN LATERAL (VALUES (0, 0), (robots.tenant_id, 0), (0, robots.store_id)) AS place (tenant_id, store_id)
	WHERE place.store_id IS NOT NULL
	GROUP BY 1, 2, 3, 4 HAVING sum(done.count) <> 0 OR sum(done.mileage) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_up_moved_robot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO task_days (tenant_id, store_id, day, robot_kind, count, mileage)
	SELECT place.tenant_id, place.store_id, done.day, place.robot_kind, sum(sign * done.count), sum(sign * done.mileage)
	FROM (
		SELECT (start_time AT TIME ZONE 'Asia/Shanghai')::date AS day, count(*) AS count, sum(mileage) AS mileage
		FROM tasks WHERE robot_id = NEW.robot_id GROUP BY 1
	) AS done CROSS JOIN (
		VALUES
			(0, 0, OLD.robot_kind, -1), (OLD.tenant_id, 0, OLD.robot_kind, -1), (0, OLD.store_id, OLD.robot_kind, -1),
			(0, 0, NEW.robot_kind, 1), (NEW.tenant_id, 0, NEW.robot_kind, 1), (0, NEW.store_id, NEW.robot_kind, 1)
	) AS place (tenant_id, store_id, robot_kind, sign)
	WHERE place.store_id IS NOT NULL
	GROUP BY 1, 2, 3, 4 HAVING sum(sign * done.count) <> 0 OR sum(sign * done.mileage) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_up_added AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_added_tasks();
--> statement-breakpoint
CREATE TRIGGER add_up_changed AFTER UPDATE ON "tasks" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_changed_tasks();
--> statement-breakpoint
CREATE TRIGGER add_up_deleted AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION add_up_deleted_tasks();
--> statement-breakpoint
CREATE TRIGGER add_up_moved AFTER UPDATE ON "robots" FOR EACH ROW
WHEN ((OLD.tenant_id, OLD.store_id, OLD.robot_kind) IS DISTINCT FROM (NEW.tenant_id, NEW.store_id, NEW.robot_kind))
EXECUTE FUNCTION add_up_moved_robot();
