CREATE TABLE "robot_log_parts" (
	"request_id" integer NOT NULL,
	"part" integer NOT NULL,
	"first_line" integer NOT NULL,
	"lines" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "robot_log_parts_request_id_part_pk" PRIMARY KEY("request_id","part"),
	CONSTRAINT "robot_log_parts_requestId_firstLine_unique" UNIQUE("request_id","first_line")
);
--> statement-breakpoint
CREATE TABLE "robot_log_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"form" text NOT NULL,
	"expire_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "robot_logs" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"robot_id" integer NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "robot_log_parts" ADD CONSTRAINT "robot_log_parts_request_id_robot_logs_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."robot_logs"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_log_tickets" ADD CONSTRAINT "robot_log_tickets_request_id_robot_logs_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."robot_logs"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_log_tickets" ADD CONSTRAINT "robot_log_tickets_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_logs" ADD CONSTRAINT "robot_logs_request_id_robot_requests_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."robot_requests"("request_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_logs" ADD CONSTRAINT "robot_logs_robot_id_robots_robot_id_fk" FOREIGN KEY ("robot_id") REFERENCES "public"."robots"("robot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robot_log_tickets_request_id_index" ON "robot_log_tickets" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "robot_log_tickets_user_id_index" ON "robot_log_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "robot_log_tickets_expire_time_index" ON "robot_log_tickets" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "robot_logs_robot_id_request_id_index" ON "robot_logs" USING btree ("robot_id","request_id");--> statement-breakpoint
CREATE INDEX "robot_logs_create_time_index" ON "robot_logs" USING btree ("create_time");