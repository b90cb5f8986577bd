DROP INDEX "order_threads_awaiting_reply";--> statement-breakpoint
DROP INDEX "orders_newest_of_client";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaits_reply" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bills_due" ON "bills" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "bills_due_by_status" ON "bills" USING btree ("status","due_on","id","kind");--> statement-breakpoint
CREATE INDEX "bills_due_of_client" ON "bills" USING btree ("client_id","due_on","id","status","kind");--> statement-breakpoint
CREATE INDEX "contact_submissions_newest_unassigned" ON "contact_submissions" USING btree ("created_at","id","status") WHERE "contact_submissions"."assigned_to" IS NULL;--> statement-breakpoint
CREATE INDEX "invitations_newest_of_staff" ON "invitations" USING btree ("created_at","id","expires_at") WHERE "invitations"."role" <> 'client' AND "invitations"."accepted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_newest_unassigned" ON "orders" USING btree ("created_at","id","status","service") WHERE "orders"."assigned_to" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_newest_awaiting_reply" ON "orders" USING btree ("created_at","id","status","service","assigned_to") WHERE "orders"."awaits_reply";--> statement-breakpoint
CREATE INDEX "orders_newest_of_client" ON "orders" USING btree ("client_id","created_at","id","status","service","assigned_to","awaits_reply");--> statement-breakpoint
-- Whoever writes a thread, its order says whether the client waits for an answer.
CREATE FUNCTION tell_order_of_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE public.orders SET awaits_reply = false WHERE id = OLD.order_id AND awaits_reply;
	ELSE
		UPDATE public.orders SET awaits_reply = NEW.awaits_reply_since IS NOT NULL
			WHERE id = NEW.order_id AND awaits_reply <> (NEW.awaits_reply_since IS NOT NULL);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_threads_tell_order AFTER INSERT OR DELETE OR UPDATE OF awaits_reply_since ON order_threads
	FOR EACH ROW EXECUTE FUNCTION tell_order_of_thread();
--> statement-breakpoint
UPDATE "orders" SET "awaits_reply" = true
	WHERE "id" IN (SELECT "order_id" FROM "order_threads" WHERE "awaits_reply_since" IS NOT NULL);
