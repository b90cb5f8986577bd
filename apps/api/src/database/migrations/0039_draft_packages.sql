CREATE TABLE "package_drafts" (
	"package_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb,
	"author_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"skipped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "package_orders" (
	"month" date NOT NULL,
	"package_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "package_orders_month_package_id_pk" PRIMARY KEY("month","package_id")
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "english" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "content_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "package_drafts" ADD CONSTRAINT "package_drafts_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_drafts" ADD CONSTRAINT "package_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_open_of_package" ON "orders" USING btree ((package ->> 'id'),((package ->> 'version')::int)) WHERE "orders"."status" IN ('submitted', 'in_review', 'awaiting_client', 'in_progress');--> statement-breakpoint
UPDATE "packages" SET "content_version" = "version";--> statement-breakpoint
-- Whoever writes an order, the count of its package follows. An order is counted in the month in which it was placed, whatever becomes of it.
CREATE FUNCTION count_package_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.package_orders AS counted (month, package_id, orders)
		SELECT date_trunc('month', created_at AT TIME ZONE 'Africa/Casablanca')::date, (package ->> 'id')::uuid, count(*)
		FROM placed WHERE package ->> 'id' IS NOT NULL
		GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (month, package_id) DO UPDATE SET orders = counted.orders + EXCLUDED.orders;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_count_of_package AFTER INSERT ON orders REFERENCING NEW TABLE AS placed
	FOR EACH STATEMENT EXECUTE FUNCTION count_package_orders();
--> statement-breakpoint
INSERT INTO "package_orders" ("month", "package_id", "orders")
	SELECT date_trunc('month', created_at AT TIME ZONE 'Africa/Casablanca')::date, (package ->> 'id')::uuid, count(*)
	FROM orders WHERE package ->> 'id' IS NOT NULL
	GROUP BY 1, 2;
