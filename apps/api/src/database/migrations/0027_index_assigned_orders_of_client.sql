DROP INDEX "orders_newest_of_client";--> statement-breakpoint
CREATE INDEX "orders_newest_of_client" ON "orders" USING btree ("client_id","created_at","id","status","service","assigned_to");