CREATE TABLE "centre_requests" (
	"signature" text PRIMARY KEY NOT NULL,
	"use_time" timestamp(3) with time zone NOT NULL
);
