ALTER TABLE "documents" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaces_id_documents_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaces_id" UNIQUE("replaces_id");
--> statement-breakpoint
-- Older code cannot answer a document of the status `replaced`.
UPDATE schema_migrations SET breaks_older = true WHERE name = '0033_replace_refused_documents';
