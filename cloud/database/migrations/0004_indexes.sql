DROP INDEX "outbox_messages_to_index";--> statement-breakpoint
CREATE INDEX "captchas_expire_time_index" ON "captchas" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "image_tickets_expire_time_index" ON "image_tickets" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "outbox_messages_to_create_time_outbox_id_index" ON "outbox_messages" USING btree ("to","create_time","outbox_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_create_time_outbox_id_index" ON "outbox_messages" USING btree ("create_time","outbox_id");--> statement-breakpoint
CREATE INDEX "robots_deploy_time_robot_id_index" ON "robots" USING btree ("deploy_time","robot_id");--> statement-breakpoint
CREATE INDEX "sessions_expire_time_index" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "usage_events_user_id_index" ON "usage_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_codes_expire_time_index" ON "verification_codes" USING btree ("expire_time");