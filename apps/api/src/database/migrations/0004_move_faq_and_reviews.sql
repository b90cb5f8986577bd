-- Questions and reviews are written by the content's staff, the rest of the firm's record by the admins:
-- each page's questions and the reviews become records of their own, with versions of their own.
INSERT INTO "settings" ("key", "value")
	SELECT 'faq.' || "page"."key", "page"."value"
	FROM "settings", jsonb_each("settings"."value" -> 'faq') AS "page"
	WHERE "settings"."key" = 'firm'
	ON CONFLICT ("key") DO NOTHING;
--> statement-breakpoint
INSERT INTO "settings" ("key", "value")
	SELECT 'reviews', "value" -> 'reviews' FROM "settings"
	WHERE "key" = 'firm' AND "value" ? 'reviews'
	ON CONFLICT ("key") DO NOTHING;
--> statement-breakpoint
UPDATE "settings" SET "value" = "value" - 'faq' - 'reviews', "version" = "version" + 1, "updated_at" = now()
	WHERE "key" = 'firm' AND "value" ?| ARRAY['faq', 'reviews'];
