CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"method" text NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "refunded_centimes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "refund_centimes" bigint GENERATED ALWAYS AS (surplus_centimes + CASE WHEN status = 'cancelled' THEN paid_centimes ELSE 0 END - refunded_centimes) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_bill_id" ON "refunds" USING btree ("bill_id","created_at");--> statement-breakpoint
CREATE INDEX "bills_newest_to_refund" ON "bills" USING btree ("created_at","id","status","kind") WHERE "bills"."refund_centimes" > 0;--> statement-breakpoint
CREATE INDEX "bills_due_to_refund" ON "bills" USING btree ("due_on","id","status","kind") WHERE "bills"."refund_centimes" > 0;--> statement-breakpoint
-- Older code has no text for a notification `bill_refunded`.
UPDATE schema_migrations SET breaks_older = true WHERE name = '0038_record_refunds';
