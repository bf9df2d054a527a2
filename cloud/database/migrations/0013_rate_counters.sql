ALTER TABLE "code_sends" RENAME TO "rate_counters";--> statement-breakpoint
ALTER TABLE "rate_counters" RENAME COLUMN "send_times" TO "times";--> statement-breakpoint
ALTER TABLE "rate_counters" RENAME CONSTRAINT "code_sends_pkey" TO "rate_counters_pkey";
