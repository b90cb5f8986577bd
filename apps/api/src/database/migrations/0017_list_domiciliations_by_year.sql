CREATE TABLE "domiciliation_years" (
	"domiciliation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"end_date" date NOT NULL,
	"is_closed" boolean NOT NULL,
	CONSTRAINT "domiciliation_years_domiciliation_id_year_pk" PRIMARY KEY("domiciliation_id","year")
);
--> statement-breakpoint
DROP INDEX "domiciliations_newest_with_days";--> statement-breakpoint
DROP INDEX "domiciliations_newest_of_client";--> statement-breakpoint
DROP INDEX "domiciliations_newest_open";--> statement-breakpoint
DROP INDEX "domiciliations_newest_closed";--> statement-breakpoint
ALTER TABLE "domiciliation_years" ADD CONSTRAINT "domiciliation_years_domiciliation_id_domiciliations_id_fk" FOREIGN KEY ("domiciliation_id") REFERENCES "public"."domiciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever writes a domiciliation, its years follow: begun by the year's last day, neither ended nor closed before its first.
CREATE FUNCTION note_years_of_domiciliation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.domiciliation_years WHERE domiciliation_id = NEW.id;
	INSERT INTO public.domiciliation_years (domiciliation_id, year, end_date, is_closed)
		SELECT NEW.id, year, NEW.end_date, NEW.closed_at IS NOT NULL
		FROM generate_series(
			extract(year FROM NEW.start_date)::int,
			extract(year FROM least(NEW.end_date, (NEW.closed_at AT TIME ZONE 'Africa/Casablanca')::date))::int
		) AS year;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER domiciliations_note_years AFTER INSERT OR UPDATE OF start_date, end_date, closed_at ON domiciliations
	FOR EACH ROW EXECUTE FUNCTION note_years_of_domiciliation();
--> statement-breakpoint
INSERT INTO "domiciliation_years" ("domiciliation_id", "year", "end_date", "is_closed")
	SELECT id, year, end_date, closed_at IS NOT NULL
	FROM "domiciliations", generate_series(
		extract(year FROM start_date)::int,
		extract(year FROM least(end_date, (closed_at AT TIME ZONE 'Africa/Casablanca')::date))::int
	) AS year;
--> statement-breakpoint
CREATE INDEX "domiciliation_years_by_end" ON "domiciliation_years" USING btree ("year","end_date","domiciliation_id");--> statement-breakpoint
CREATE INDEX "domiciliation_years_by_state_and_end" ON "domiciliation_years" USING btree ("year","is_closed","end_date","domiciliation_id");--> statement-breakpoint
CREATE INDEX "domiciliations_newest" ON "domiciliations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "domiciliations_newest_of_client" ON "domiciliations" USING btree ("client_id","created_at","id","closed_at");--> statement-breakpoint
CREATE INDEX "domiciliations_newest_open" ON "domiciliations" USING btree ("created_at","id") WHERE "domiciliations"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "domiciliations_newest_closed" ON "domiciliations" USING btree ("created_at","id") WHERE "domiciliations"."closed_at" IS NOT NULL;
