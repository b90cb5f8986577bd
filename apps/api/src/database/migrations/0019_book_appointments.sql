ALTER TABLE "callback_requests" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "slot" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "callback_requests_slot" ON "callback_requests" USING btree ("slot") WHERE "callback_requests"."cancelled_at" IS NULL;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD CONSTRAINT "callback_requests_slot_has_email" CHECK ("callback_requests"."slot" IS NULL OR "callback_requests"."email" IS NOT NULL);