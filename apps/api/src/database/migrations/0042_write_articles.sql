CREATE TABLE "articles" (
	"name" text PRIMARY KEY NOT NULL,
	"published" jsonb,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone,
	"draft" jsonb,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
-- A draft that is saved leaves `published` alone: the site is not written anew for it.
CREATE TRIGGER "articles_move_content_version"
	BEFORE UPDATE OF "published" OR DELETE OR TRUNCATE ON "articles"
	FOR EACH STATEMENT EXECUTE FUNCTION move_content_version();
