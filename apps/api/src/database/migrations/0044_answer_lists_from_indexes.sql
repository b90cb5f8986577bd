DROP INDEX "bills_newest_of_client";--> statement-breakpoint
DROP INDEX "domiciliations_of_client_by_end";--> statement-breakpoint
CREATE INDEX "users_erased" ON "users" USING btree ("id") WHERE "users"."erased_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bills_newest_of_client" ON "bills" USING btree ("client_id","created_at","id","status","kind","refund_centimes");--> statement-breakpoint
CREATE INDEX "domiciliations_of_client_by_end" ON "domiciliations" USING btree ("client_id","end_date","id","closed_at","start_date");