CREATE TABLE "partner_draft_files" (
	"link_id" uuid NOT NULL,
	"service" text NOT NULL,
	"field" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "partner_draft_files_link_id_service_field_pk" PRIMARY KEY("link_id","service","field")
);
--> statement-breakpoint
CREATE TABLE "partner_drafts" (
	"link_id" uuid NOT NULL,
	"service" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_drafts_link_id_service_pk" PRIMARY KEY("link_id","service")
);
--> statement-breakpoint
ALTER TABLE "partner_draft_files" ADD CONSTRAINT "partner_draft_files_link_id_partner_requests_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."partner_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_draft_files" ADD CONSTRAINT "partner_draft_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_drafts" ADD CONSTRAINT "partner_drafts_link_id_partner_requests_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."partner_requests"("id") ON DELETE cascade ON UPDATE no action;