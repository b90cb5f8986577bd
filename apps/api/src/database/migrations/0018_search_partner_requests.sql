DROP INDEX "partner_requests_newest_of_partner";--> statement-breakpoint
DROP INDEX "partner_requests_newest_of_client";--> statement-breakpoint
ALTER TABLE "partner_requests" ADD COLUMN "search" text GENERATED ALWAYS AS (left(fold_text(coalesce(body ->> 'firstName', '') || ' ' || coalesce(body ->> 'lastName', '') || ' ' || coalesce(body ->> 'email', '')), 200)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "partner_requests_newest_of_partner" ON "partner_requests" USING btree ("partner_id","created_at","id","kind","status","client_id","search");--> statement-breakpoint
CREATE INDEX "partner_requests_newest_of_client" ON "partner_requests" USING btree ("client_id","created_at","id","kind","status","partner_id");
