ALTER TABLE "companies" ADD COLUMN "acronym" text;--> statement-breakpoint
CREATE INDEX "partner_requests_asked_email" ON "partner_requests" USING btree ("partner_id",("body" ->> 'email')) WHERE "partner_requests"."kind" = 'link';--> statement-breakpoint
UPDATE "companies" SET "acronym" = "order_services"."data" ->> 'acronym'
	FROM "order_services" WHERE "order_services"."id" = "companies"."service_id";
--> statement-breakpoint
UPDATE "order_services" SET "data" = "data" - 'acronym' WHERE "type" = 'company_creation';
--> statement-breakpoint
-- Orders, papers and domiciliations are found by their client's name of today, whoever changes it. (A bill keeps the
-- name of its day, and is found by it.)
CREATE FUNCTION replace_line(value text, old_line text, new_line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	AS $$ SELECT CASE WHEN place = 0 THEN value
		ELSE overlay(value PLACING E'\n' || new_line || E'\n' FROM place FOR length(old_line) + 2) END
		FROM position(E'\n' || old_line || E'\n' IN value) AS place $$;
--> statement-breakpoint
CREATE FUNCTION rename_client_in_searches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	old_name text := public.fold_text(OLD.first_name || ' ' || OLD.last_name);
	new_name text := public.fold_text(NEW.first_name || ' ' || NEW.last_name);
	old_phone text := public.fold_text(OLD.phone);
	new_phone text := public.fold_text(NEW.phone);
BEGIN
	UPDATE public.orders
		SET search = public.replace_line(public.replace_line(search, old_name, new_name), old_phone, new_phone)
		WHERE client_id = NEW.user_id;
	UPDATE public.documents SET search = public.replace_line(search, old_name, new_name) WHERE client_id = NEW.user_id;
	UPDATE public.domiciliations SET search = public.replace_line(search, old_name, new_name) WHERE client_id = NEW.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER clients_rename_in_searches AFTER UPDATE OF first_name, last_name, phone ON clients FOR EACH ROW
	WHEN ((OLD.first_name, OLD.last_name, OLD.phone) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.phone))
	EXECUTE FUNCTION rename_client_in_searches();
--> statement-breakpoint
-- A migration that older code cannot live with says so in its own SQL, as here: code that does not know it then
-- refuses to work (database/schema-fits.ts).
ALTER TABLE schema_migrations ADD COLUMN breaks_older boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE schema_migrations SET breaks_older = true
	WHERE name IN ('0004_move_faq_and_reviews', '0006_close_operations_gaps');
