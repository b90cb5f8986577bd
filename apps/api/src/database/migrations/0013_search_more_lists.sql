DROP INDEX "notifications_newest_of_user";--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(coalesce(name, '') || ' ' || phone || ' ' || coalesce(message, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(recipient || ' ' || subject)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "search" text GENERATED ALWAYS AS (left(fold_text(jsonb_path_query_array(params - 'status', '$.*')::text), 200)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "callback_requests_search" ON "callback_requests" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_search" ON "mails" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_newest_of_user" ON "notifications" USING btree ("user_id","created_at","id","type","read_at","archived_at","code","search");