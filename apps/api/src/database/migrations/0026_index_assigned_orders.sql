DROP INDEX "orders_newest_by_assignee";--> statement-breakpoint
CREATE INDEX "orders_newest_by_assignee" ON "orders" USING btree ("assigned_to","created_at","id","status","service","client_id");