DROP INDEX "bills_one_of_order";--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "contact_submissions_newest_by_assignee" ON "contact_submissions" USING btree ("assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_newest_by_kind" ON "documents" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "domiciliations_end_date" ON "domiciliations" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "domiciliations_closed_end_date" ON "domiciliations" USING btree ("end_date","id") WHERE "domiciliations"."closed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_user_id" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "stored_files_owner_id" ON "stored_files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_one_of_order" ON "bills" USING btree ("order_id") WHERE "bills"."kind" = 'bill' AND "bills"."status" <> 'cancelled';