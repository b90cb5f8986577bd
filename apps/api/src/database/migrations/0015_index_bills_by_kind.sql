DROP INDEX "bills_newest_by_status";--> statement-breakpoint
DROP INDEX "bills_newest_of_client";--> statement-breakpoint
CREATE INDEX "bills_newest_by_status" ON "bills" USING btree ("status","created_at","id","kind");--> statement-breakpoint
CREATE INDEX "bills_newest_of_client" ON "bills" USING btree ("client_id","created_at","id","status","kind");