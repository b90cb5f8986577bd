CREATE TABLE "issued_certificates" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"end_told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_threads" ADD COLUMN "unread_by_client" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_certificates_of_client" ON "issued_certificates" USING btree ("client_id","issued_on","order_id");--> statement-breakpoint
CREATE INDEX "issued_certificates_untold" ON "issued_certificates" USING btree ("issued_on","order_id") WHERE "issued_certificates"."end_told_at" IS NULL;--> statement-breakpoint
CREATE INDEX "bills_unpaid_of_client" ON "bills" USING btree ("client_id","due_on","id") WHERE "bills"."kind" = 'bill' AND "bills"."status" IN ('unpaid', 'proof_sent', 'partly_paid');--> statement-breakpoint
CREATE INDEX "domiciliations_open_of_client" ON "domiciliations" USING btree ("client_id","end_date","id") WHERE "domiciliations"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "order_threads_unread_by_client" ON "order_threads" USING btree ("client_id","last_message_at","order_id") WHERE "order_threads"."unread_by_client";--> statement-breakpoint
CREATE INDEX "orders_newest_of_client_by_service_and_status" ON "orders" USING btree ("client_id","service","status","created_at","id");--> statement-breakpoint
CREATE INDEX "partner_requests_pending_of_client" ON "partner_requests" USING btree ("client_id","created_at","id") WHERE "partner_requests"."status" = 'pending';--> statement-breakpoint
-- Certificates of orders that were completed before were issued on the day of that.
INSERT INTO "issued_certificates" ("order_id", "client_id", "issued_on")
	SELECT o."id", o."client_id", (max(e."at") AT TIME ZONE 'Africa/Casablanca')::date
	FROM "orders" o JOIN "order_events" e ON e."order_id" = o."id" AND e."status" = 'completed'
	WHERE o."status" = 'completed' AND o."service" = 'negative_certificate_request'
	GROUP BY o."id";
--> statement-breakpoint
UPDATE "order_threads" t SET "unread_by_client" = true WHERE EXISTS (
	SELECT FROM "order_messages" m WHERE m."order_id" = t."order_id" AND m."side" = 'staff' AND m."read_at" IS NULL);
--> statement-breakpoint
-- Older code has no text for a notification `certificate_ending`.
UPDATE schema_migrations SET breaks_older = true WHERE name = '0036_tell_clients_more';
