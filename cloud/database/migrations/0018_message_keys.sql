DROP INDEX "sent_messages_sender_id_index";--> statement-breakpoint
ALTER TABLE "sent_messages" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_senderId_requestKey_unique" UNIQUE("sender_id","request_key");