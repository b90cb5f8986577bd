ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "erased_at" = coalesce("disabled_at", now()) WHERE "email" LIKE '%@deleted.invalid';
--> statement-breakpoint
-- A bill keeps the name of its day; besides, it is found by its client's name of today.
CREATE FUNCTION rename_client_in_bills() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	old_name text := public.fold_text(OLD.first_name || ' ' || OLD.last_name);
	new_name text := public.fold_text(NEW.first_name || ' ' || NEW.last_name);
BEGIN
	UPDATE public.bills SET search =
		CASE WHEN public.fold_text(parties #>> '{client,name}') = old_name THEN search || E'\n' || new_name || E'\n'
			ELSE public.replace_line(search, old_name, new_name) END
		WHERE client_id = NEW.user_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER clients_rename_in_bills AFTER UPDATE OF first_name, last_name ON clients FOR EACH ROW
	WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
	EXECUTE FUNCTION rename_client_in_bills();
--> statement-breakpoint
-- What lets a reader in stands in nobody's mail any longer than until it is sent.
UPDATE "mails" SET "text" = regexp_replace("text", 'token=[A-Za-z0-9_.~%-]+', 'token=…', 'g'),
	"html" = regexp_replace("html", 'token=[A-Za-z0-9_.~%-]+', 'token=…', 'g'),
	"headers" = regexp_replace("headers"::text, 'token=[A-Za-z0-9_.~%-]+', 'token=…', 'g')::jsonb
	WHERE "status" <> 'queued';
--> statement-breakpoint
-- Who deleted their account is no longer found, nor read in what was changed.
UPDATE "documents" SET "search" = fold_text("name")
	WHERE "client_id" IN (SELECT "id" FROM "users" WHERE "erased_at" IS NOT NULL);
--> statement-breakpoint
UPDATE "domiciliations" SET "search" = fold_text(concat_ws(E'\n', "company_name", "ice"))
	WHERE "client_id" IN (SELECT "id" FROM "users" WHERE "erased_at" IS NOT NULL);
--> statement-breakpoint
UPDATE "audit_entries" SET "before" = NULL, "after" = NULL, "reason" = NULL WHERE ("subject", "subject_id") IN (
	SELECT 'order', "orders"."id"::text FROM "orders" JOIN "users" ON "users"."id" = "client_id" AND "erased_at" IS NOT NULL
	UNION ALL SELECT 'bill', "bills"."id"::text FROM "bills" JOIN "users" ON "users"."id" = "client_id" AND "erased_at" IS NOT NULL
	UNION ALL SELECT "kind", "users"."id"::text FROM "users", unnest(ARRAY['user', 'partner']) AS "kind" WHERE "erased_at" IS NOT NULL
);
