CREATE TABLE "order_viewers" (
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_viewers_order_id_user_id_pk" PRIMARY KEY("order_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "order_viewers" ADD CONSTRAINT "order_viewers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_viewers" ADD CONSTRAINT "order_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_viewers_seen_at" ON "order_viewers" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "order_viewers" SET UNLOGGED;--> statement-breakpoint
-- Tells every API process, when the transaction commits, which rows a statement has changed: type, id, version, and
-- whose they are, never what they hold. Of many rows at once only that there are many.
-- Arguments: the type; the column that names the thing; the column of its client, where it has one.
CREATE FUNCTION announce_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM changed LIMIT 21) AS counted) > 20 THEN
    PERFORM pg_notify('changes', json_build_object('type', TG_ARGV[0], 'id', NULL, 'version', NULL, 'client', NULL)::text);
  ELSE
    PERFORM pg_notify('changes', json_build_object(
      'type', TG_ARGV[0],
      'id', entry ->> TG_ARGV[1],
      'version', (entry ->> 'version')::int,
      'client', CASE WHEN TG_NARGS > 2 THEN entry ->> TG_ARGV[2] END
    )::text) FROM (SELECT to_jsonb(changed) AS entry FROM changed) AS entries;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_announce_new AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('order', 'id', 'client_id');--> statement-breakpoint
CREATE TRIGGER orders_announce_changed AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('order', 'id', 'client_id');--> statement-breakpoint
CREATE TRIGGER order_threads_announce_new AFTER INSERT ON order_threads REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('message', 'order_id', 'client_id');--> statement-breakpoint
CREATE TRIGGER order_threads_announce_changed AFTER UPDATE ON order_threads REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('message', 'order_id', 'client_id');--> statement-breakpoint
CREATE TRIGGER documents_announce_new AFTER INSERT ON documents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('document', 'id', 'client_id');--> statement-breakpoint
CREATE TRIGGER documents_announce_changed AFTER UPDATE ON documents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('document', 'id', 'client_id');--> statement-breakpoint
CREATE TRIGGER bills_announce_new AFTER INSERT ON bills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('bill', 'id', 'client_id');--> statement-breakpoint
CREATE TRIGGER bills_announce_changed AFTER UPDATE ON bills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('bill', 'id', 'client_id');--> statement-breakpoint
CREATE TRIGGER domiciliations_announce_new AFTER INSERT ON domiciliations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('domiciliation', 'id', 'client_id');--> statement-breakpoint
CREATE TRIGGER domiciliations_announce_changed AFTER UPDATE ON domiciliations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('domiciliation', 'id', 'client_id');--> statement-breakpoint
CREATE TRIGGER clients_announce_new AFTER INSERT ON clients REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('client', 'user_id', 'user_id');--> statement-breakpoint
CREATE TRIGGER clients_announce_changed AFTER UPDATE ON clients REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('client', 'user_id', 'user_id');--> statement-breakpoint
CREATE TRIGGER contact_submissions_announce_new AFTER INSERT ON contact_submissions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('contact_submission', 'id');--> statement-breakpoint
CREATE TRIGGER contact_submissions_announce_changed AFTER UPDATE ON contact_submissions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('contact_submission', 'id');--> statement-breakpoint
CREATE TRIGGER callback_requests_announce_new AFTER INSERT ON callback_requests REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('callback_request', 'id');--> statement-breakpoint
CREATE TRIGGER callback_requests_announce_changed AFTER UPDATE ON callback_requests REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('callback_request', 'id');--> statement-breakpoint
CREATE TRIGGER partners_announce_new AFTER INSERT ON partners REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('partner', 'user_id');--> statement-breakpoint
CREATE TRIGGER partners_announce_changed AFTER UPDATE ON partners REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('partner', 'user_id');--> statement-breakpoint
CREATE TRIGGER users_announce_new AFTER INSERT ON users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('user', 'id');--> statement-breakpoint
CREATE TRIGGER users_announce_changed AFTER UPDATE ON users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('user', 'id');--> statement-breakpoint
-- Somebody came or left; that they are still there is no change.
CREATE TRIGGER order_viewers_announce_new AFTER INSERT ON order_viewers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('viewer', 'order_id');--> statement-breakpoint
CREATE TRIGGER order_viewers_announce_gone AFTER DELETE ON order_viewers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('viewer', 'order_id');