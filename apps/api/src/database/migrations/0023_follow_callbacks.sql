DROP INDEX "callback_requests_newest";--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "due_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(slot, created_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD CONSTRAINT "callback_requests_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_requests_due" ON "callback_requests" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "callback_requests_due_by_status" ON "callback_requests" USING btree ("status","due_at","id") WHERE "callback_requests"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "callback_requests_due_waiting" ON "callback_requests" USING btree ("due_at","id") WHERE "callback_requests"."cancelled_at" IS NULL AND "callback_requests"."status" <> 'done';--> statement-breakpoint
CREATE INDEX "callback_requests_due_cancelled" ON "callback_requests" USING btree ("due_at","id") WHERE "callback_requests"."cancelled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "callback_requests_assigned_to" ON "callback_requests" USING btree ("assigned_to");