-- Whatever writes what the site publishes, a person with psql included, moves the number that rendered
-- pages are kept by; both become visible at the same moment, when the transaction commits.
-- BEFORE the rows: writers queue up here first, so that no two of them can wait for each other.
CREATE FUNCTION move_content_version() RETURNS trigger LANGUAGE plpgsql
	AS $$
BEGIN
	UPDATE public.content_version SET version = version + 1, updated_at = now();
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "packages_move_content_version"
	BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "packages"
	FOR EACH STATEMENT EXECUTE FUNCTION move_content_version();
--> statement-breakpoint
CREATE TRIGGER "settings_move_content_version"
	BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
	FOR EACH STATEMENT EXECUTE FUNCTION move_content_version();
