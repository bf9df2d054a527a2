CREATE TABLE "cleaning_days" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cleaning_days_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"place_id" integer NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"area" bigint NOT NULL,
	"water" bigint NOT NULL,
	"energy" bigint NOT NULL,
	"merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fault_days" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fault_days_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"place_id" integer NOT NULL,
	"day" date NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	"recovered" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "robot_faults" ADD COLUMN "software_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "area" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "water" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "energy" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cleaning_days_place_place_id_day_index" ON "cleaning_days" USING btree ("place","place_id","day");--> statement-breakpoint
CREATE INDEX "cleaning_days_changes" ON "cleaning_days" USING btree ("change_id") WHERE not "cleaning_days"."merged";--> statement-breakpoint
CREATE INDEX "fault_days_place_place_id_day_facet_value_index" ON "fault_days" USING btree ("place","place_id","day","facet","value");--> statement-breakpoint
CREATE INDEX "fault_days_changes" ON "fault_days" USING btree ("change_id") WHERE not "fault_days"."merged";--> statement-breakpoint
UPDATE robot_faults SET software_version = robots.software_version FROM robots WHERE robots.robot_id = robot_faults.robot_id;
--> statement-breakpoint
INSERT INTO fault_days (place, place_id, day, facet, value, count, recovered, seconds, merged)
SELECT place.place, place.place_id, (fault.start_time AT TIME ZONE 'Asia/Shanghai')::date, facet.facet, facet.value,
	count(*), count(fault.end_time), coalesce(sum(round(extract(epoch FROM fault.end_time - fault.start_time))), 0), true
FROM robot_faults AS fault JOIN robots USING (robot_id)
CROSS JOIN LATERAL (VALUES ('all', 0), ('tenant', robots.tenant_id), ('store', robots.store_id), ('robot', robots.robot_id)) AS place (place, place_id)
CROSS JOIN LATERAL (
	VALUES ('code', fault.fault_code), ('model', robots.model), ('version', fault.software_version), ('hour', to_char(fault.start_time AT TIME ZONE 'Asia/Shanghai', 'HH24'))
) AS facet (facet, value)
WHERE place.place_id IS NOT NULL
GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
-- The triggers of tasks that add up days have locked the robots by then: triggers run in the order of their names.
CREATE FUNCTION add_up_cleaning() RETURNS trigger LANGUAGE plpgsql
-- A report names some of many robots: each is looked up, whatever an earlier statement of this connection held.
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added'
		WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM gone'
		ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM gone'
	END;
BEGIN
	-- Most tasks clean nothing.
	IF TG_OP <> 'INSERT' THEN
		PERFORM 1 FROM gone WHERE area > 0 LIMIT 1;
	END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NOT FOUND) THEN
		PERFORM 1 FROM added WHERE area > 0 LIMIT 1;
	END IF;
	IF NOT FOUND THEN
		RETURN NULL;
	END IF;
	EXECUTE format($sql$
		INSERT INTO cleaning_days (place, place_id, day, count, seconds, area, water, energy)
		SELECT place.place, place.place_id, done.day, sum(done.count), sum(done.seconds), sum(done.area), sum(done.water), sum(done.energy)
		FROM (
			SELECT robot_id, (start_time AT TIME ZONE 'Asia/Shanghai')::date AS day, sum(sign) AS count,
				sum(sign * coalesce(round(extract(epoch FROM end_time - start_time)), 0)) AS seconds,
				sum(sign * area) AS area, sum(sign * water) AS water, sum(sign * energy) AS energy
			FROM (%s) AS changed WHERE area > 0 GROUP BY 1, 2
		) AS done
		JOIN robots USING (robot_id)
		CROSS JOIN LATERAL (VALUES ('all', 0), ('tenant', robots.tenant_id), ('store', robots.store_id), ('robot', robots.robot_id)) AS place (place, place_id)
		WHERE place.place_id IS NOT NULL
		GROUP BY 1, 2, 3
		HAVING sum(done.count) <> 0 OR sum(done.seconds) <> 0 OR sum(done.area) <> 0 OR sum(done.water) <> 0 OR sum(done.energy) <> 0
	$sql$, changed);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_up_faults() RETURNS trigger LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added'
		WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM gone'
		ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM gone'
	END;
BEGIN
	-- A robot that somebody moves at this moment is waited for, and whoever would move it next waits.
	EXECUTE format('SELECT 1 FROM robots WHERE robot_id IN (SELECT robot_id FROM (%s) AS changed) ORDER BY robot_id FOR SHARE', changed);
	EXECUTE format($sql$
		INSERT INTO fault_days (place, place_id, day, facet, value, count, recovered, seconds)
		SELECT place.place, place.place_id, (changed.start_time AT TIME ZONE 'Asia/Shanghai')::date, facet.facet, facet.value,
			sum(sign), sum(CASE WHEN changed.end_time IS NULL THEN 0 ELSE sign END),
			sum(sign * coalesce(round(extract(epoch FROM changed.end_time - changed.start_time)), 0))
		FROM (%s) AS changed JOIN robots USING (robot_id)
		CROSS JOIN LATERAL (VALUES ('all', 0), ('tenant', robots.tenant_id), ('store', robots.store_id), ('robot', robots.robot_id)) AS place (place, place_id)
		CROSS JOIN LATERAL (
			VALUES ('code', changed.fault_code), ('model', robots.model), ('version', changed.software_version), ('hour', to_char(changed.start_time AT TIME ZONE 'Asia/Shanghai', 'HH24'))
		) AS facet (facet, value)
		WHERE place.place_id IS NOT NULL
		GROUP BY 1, 2, 3, 4, 5
		HAVING sum(sign) <> 0 OR sum(CASE WHEN changed.end_time IS NULL THEN 0 ELSE sign END) <> 0
			OR sum(sign * coalesce(round(extract(epoch FROM changed.end_time - changed.start_time)), 0)) <> 0
	$sql$, changed);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A robot takes its history along; what it did by itself stays its own.
CREATE FUNCTION move_robot_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO cleaning_days (place, place_id, day, count, seconds, area, water, energy)
	SELECT moved.place, moved.place_id, kept.day, sum(sign * count), sum(sign * seconds), sum(sign * area), sum(sign * water), sum(sign * energy)
	FROM cleaning_days AS kept CROSS JOIN (
		VALUES ('tenant', OLD.tenant_id, -1), ('store', OLD.store_id, -1), ('tenant', NEW.tenant_id, 1), ('store', NEW.store_id, 1)
	) AS moved (place, place_id, sign)
	WHERE kept.place = 'robot' AND kept.place_id = NEW.robot_id AND moved.place_id IS NOT NULL
	GROUP BY 1, 2, 3
	HAVING sum(sign * count) <> 0 OR sum(sign * seconds) <> 0 OR sum(sign * area) <> 0 OR sum(sign * water) <> 0 OR sum(sign * energy) <> 0;
	INSERT INTO fault_days (place, place_id, day, facet, value, count, recovered, seconds)
	SELECT moved.place, moved.place_id, kept.day, kept.facet, kept.value, sum(sign * count), sum(sign * recovered), sum(sign * seconds)
	FROM fault_days AS kept CROSS JOIN (
		VALUES ('tenant', OLD.tenant_id, -1), ('store', OLD.store_id, -1), ('tenant', NEW.tenant_id, 1), ('store', NEW.store_id, 1)
	) AS moved (place, place_id, sign)
	WHERE kept.place = 'robot' AND kept.place_id = NEW.robot_id AND moved.place_id IS NOT NULL
	GROUP BY 1, 2, 3, 4, 5
	HAVING sum(sign * count) <> 0 OR sum(sign * recovered) <> 0 OR sum(sign * seconds) <> 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_up_work_added AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_cleaning();
--> statement-breakpoint
CREATE TRIGGER add_up_work_changed AFTER UPDATE ON "tasks" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_cleaning();
--> statement-breakpoint
CREATE TRIGGER add_up_work_deleted AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION add_up_cleaning();
--> statement-breakpoint
CREATE TRIGGER add_up_faults_added AFTER INSERT ON "robot_faults" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_faults();
--> statement-breakpoint
CREATE TRIGGER add_up_faults_changed AFTER UPDATE ON "robot_faults" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_up_faults();
--> statement-breakpoint
CREATE TRIGGER add_up_faults_deleted AFTER DELETE ON "robot_faults" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION add_up_faults();
--> statement-breakpoint
CREATE TRIGGER move_sums AFTER UPDATE ON "robots" FOR EACH ROW
WHEN ((OLD.tenant_id, OLD.store_id) IS DISTINCT FROM (NEW.tenant_id, NEW.store_id))
EXECUTE FUNCTION move_robot_sums();
