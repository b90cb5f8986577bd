DROP INDEX "bills_newest_by_client";--> statement-breakpoint
DROP INDEX "documents_newest_by_client";--> statement-breakpoint
DROP INDEX "domiciliations_client_id";--> statement-breakpoint
DROP INDEX "domiciliations_newest";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
DROP INDEX "orders_newest_by_client";--> statement-breakpoint
DROP INDEX "partner_requests_of_partner";--> statement-breakpoint
DROP INDEX "partner_requests_of_client";--> statement-breakpoint
CREATE INDEX "bills_newest_of_client" ON "bills" USING btree ("client_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "contact_submissions_newest_by_assignee_and_status" ON "contact_submissions" USING btree ("assigned_to","status","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_newest_by_kind_and_status" ON "documents" USING btree ("kind","status","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_newest_of_client" ON "documents" USING btree ("client_id","created_at","id","status","kind","order_id");--> statement-breakpoint
CREATE INDEX "domiciliations_of_client_by_end" ON "domiciliations" USING btree ("client_id","end_date","id","closed_at");--> statement-breakpoint
CREATE INDEX "domiciliations_newest_of_client" ON "domiciliations" USING btree ("client_id","created_at","id","start_date","end_date","closed_at");--> statement-breakpoint
CREATE INDEX "domiciliations_newest_with_days" ON "domiciliations" USING btree ("created_at","id","start_date","end_date","closed_at");--> statement-breakpoint
CREATE INDEX "domiciliations_newest_open" ON "domiciliations" USING btree ("created_at","id","start_date","end_date") WHERE "domiciliations"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "domiciliations_newest_closed" ON "domiciliations" USING btree ("created_at","id","start_date","end_date","closed_at") WHERE "domiciliations"."closed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest_subscribed" ON "newsletter_subscriptions" USING btree ("created_at","id") WHERE "newsletter_subscriptions"."unsubscribed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest_unsubscribed" ON "newsletter_subscriptions" USING btree ("created_at","id") WHERE "newsletter_subscriptions"."unsubscribed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_newest_of_user" ON "notifications" USING btree ("user_id","created_at","id","type","read_at","archived_at");--> statement-breakpoint
CREATE INDEX "orders_newest_of_client" ON "orders" USING btree ("client_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "partner_requests_newest_of_partner" ON "partner_requests" USING btree ("partner_id","created_at","id","kind","status","client_id");--> statement-breakpoint
CREATE INDEX "partner_requests_newest_of_client" ON "partner_requests" USING btree ("client_id","created_at","id","kind","status");