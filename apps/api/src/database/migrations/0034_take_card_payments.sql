CREATE TABLE "payment_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bill_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"provider_payment" text,
	"surplus_centimes" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "surplus_centimes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_sessions_bill_id" ON "payment_sessions" USING btree ("bill_id","created_at");--> statement-breakpoint
CREATE INDEX "bills_newest_of_client_by_status" ON "bills" USING btree ("client_id","status","created_at","id","kind");
--> statement-breakpoint
-- Older code has no text for a notification `bill_refund`.
UPDATE schema_migrations SET breaks_older = true WHERE name = '0034_take_card_payments';
