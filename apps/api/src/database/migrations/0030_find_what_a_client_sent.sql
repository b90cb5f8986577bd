DROP INDEX "mails_user_id";--> statement-breakpoint
CREATE INDEX "callback_requests_phone" ON "callback_requests" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "callback_requests_email" ON "callback_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_submissions_newest_of_sender" ON "contact_submissions" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "mails_newest_of_user" ON "mails" USING btree ("user_id","created_at");