CREATE TABLE "running_days" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "running_days_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"robot_id" integer NOT NULL,
	"day" date NOT NULL,
	"on_seconds" bigint DEFAULT 0 NOT NULL,
	"charging_seconds" bigint DEFAULT 0 NOT NULL,
	"working_seconds" bigint DEFAULT 0 NOT NULL,
	"started" integer DEFAULT 0 NOT NULL,
	"ended" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"interrupted" integer DEFAULT 0 NOT NULL,
	"abnormal" integer DEFAULT 0 NOT NULL,
	"mileage" bigint DEFAULT 0 NOT NULL,
	"merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "running_days_robot_id_day_index" ON "running_days" USING btree ("robot_id","day");--> statement-breakpoint
CREATE INDEX "running_days_changes" ON "running_days" USING btree ("change_id") WHERE not "running_days"."merged";
--> statement-breakpoint
-- A process of the release before may still write: what it would add until the triggers are there waits for them.
LOCK TABLE tasks, robot_stretches IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO running_days (robot_id, day, on_seconds, charging_seconds, working_seconds, started, ended, cancelled, interrupted, abnormal, mileage, merged)
SELECT robot_id, day, sum(on_seconds), sum(charging_seconds), sum(working_seconds), sum(started), sum(ended), sum(cancelled),
	sum(interrupted), sum(abnormal), sum(mileage), true
FROM (
	SELECT robot_id, (start_time AT TIME ZONE 'Asia/Shanghai')::date AS day, 0 AS on_seconds, 0 AS charging_seconds,
		coalesce(sum(round(extract(epoch FROM end_time - start_time))), 0) AS working_seconds,
		count(*) FILTER (WHERE status = 'started') AS started, count(*) FILTER (WHERE status = 'ended') AS ended,
		count(*) FILTER (WHERE status = 'cancelled') AS cancelled, count(*) FILTER (WHERE status = 'interrupted') AS interrupted,
		count(*) FILTER (WHERE status = 'abnormal') AS abnormal, sum(mileage) AS mileage
	FROM tasks GROUP BY 1, 2
	UNION ALL
	SELECT robot_id, part.day, coalesce(sum(part.seconds) FILTER (WHERE kind = 'on'), 0),
		coalesce(sum(part.seconds) FILTER (WHERE kind = 'charging'), 0), 0, 0, 0, 0, 0, 0, 0
	FROM robot_stretches CROSS JOIN LATERAL (
		SELECT start::date AS day, round(extract(epoch FROM
			least(end_time, (start + interval '1 day') AT TIME ZONE 'Asia/Shanghai') - greatest(start_time, start AT TIME ZONE 'Asia/Shanghai')
		)) AS seconds
		FROM generate_series(
			(start_time AT TIME ZONE 'Asia/Shanghai')::date::timestamp, (end_time AT TIME ZONE 'Asia/Shanghai')::date::timestamp, interval '1 day'
		) AS start
	) AS part
	WHERE end_time > start_time AND part.seconds > 0
	GROUP BY 1, 2
) AS ran
GROUP BY robot_id, day
-- The days of a robot lie together.
ORDER BY robot_id, day;
--> statement-breakpoint
-- Where nothing else tells the planner of so many rows, it would read all of them for one robot.
ANALYZE running_days;
--> statement-breakpoint
-- A day's row changes with a task that begins, ends or goes; no row of another table is read.
CREATE FUNCTION add_up_running() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added'
		WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM gone'
		ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM gone'
	END;
BEGIN
	EXECUTE format($sql$
		INSERT INTO running_days (robot_id, day, working_seconds, started, ended, cancelled, interrupted, abnormal, mileage)
		SELECT * FROM (
			SELECT robot_id, (start_time AT TIME ZONE 'Asia/Shanghai')::date,
				coalesce(sum(sign * round(extract(epoch FROM end_time - start_time))), 0) AS seconds,
				coalesce(sum(sign) FILTER (WHERE status = 'started'), 0) AS started, coalesce(sum(sign) FILTER (WHERE status = 'ended'), 0) AS ended,
				coalesce(sum(sign) FILTER (WHERE status = 'cancelled'), 0) AS cancelled,
				coalesce(sum(sign) FILTER (WHERE status = 'interrupted'), 0) AS interrupted,
				coalesce(sum(sign) FILTER (WHERE status = 'abnormal'), 0) AS abnormal, sum(sign * mileage) AS mileage
			FROM (%s) AS changed GROUP BY 1, 2
		) AS sums
		WHERE (seconds, started, ended, cancelled, interrupted, abnormal, mileage) <> (0, 0, 0, 0, 0, 0, 0)
	$sql$, changed);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A stretch that lasts is in no sum: its end adds all its days, cut at midnight in Beijing.
CREATE FUNCTION add_up_stretches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added'
		WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM gone'
		ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM gone'
	END;
BEGIN
	EXECUTE format($sql$
		INSERT INTO running_days (robot_id, day, on_seconds, charging_seconds)
		SELECT * FROM (
			SELECT robot_id, part.day, coalesce(sum(sign * part.seconds) FILTER (WHERE kind = 'on'), 0) AS on_seconds,
				coalesce(sum(sign * part.seconds) FILTER (WHERE kind = 'charging'), 0) AS charging_seconds
			FROM (%s) AS changed CROSS JOIN LATERAL (
				SELECT start::date AS day, round(extract(epoch FROM
					least(end_time, (start + interval '1 day') AT TIME ZONE 'Asia/Shanghai') - greatest(start_time, start AT TIME ZONE 'Asia/Shanghai')
				)) AS seconds
				FROM generate_series(
					(start_time AT TIME ZONE 'Asia/Shanghai')::date::timestamp, (end_time AT TIME ZONE 'Asia/Shanghai')::date::timestamp, interval '1 day'
				) AS start
			) AS part
			WHERE end_time > start_time
			GROUP BY 1, 2
		) AS sums
		WHERE (on_seconds, charging_seconds) <> (0, 0)
	$sql$, changed);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_up_running_added AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_running();
--> statement-breakpoint
CREATE TRIGGER add_up_running_changed AFTER UPDATE ON "tasks" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_running();
--> statement-breakpoint
CREATE TRIGGER add_up_running_deleted AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION add_up_running();
--> statement-breakpoint
CREATE TRIGGER add_up_stretches_added AFTER INSERT ON "robot_stretches" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_stretches();
--> statement-breakpoint
CREATE TRIGGER add_up_stretches_changed AFTER UPDATE ON "robot_stretches" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_stretches();
--> statement-breakpoint
CREATE TRIGGER add_up_stretches_deleted AFTER DELETE ON "robot_stretches" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION add_up_stretches();
