-- The tables of the whole house: companies and their people, domiciliations, bills, documents, mails,
-- notifications, second factors, invitations, what staff keep of their work.
CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "associates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"sex" text,
	"birth_date" date,
	"birth_place" text,
	"address" text,
	"city" text,
	"nationality" text,
	"identification_type" text,
	"national_id_number" text,
	"passport_number" text,
	"residence_card_number" text,
	"email" text,
	"phone" text,
	"is_manager" boolean DEFAULT false NOT NULL,
	"company_name" text,
	"acronym" text,
	"legal_form" text,
	"capital" bigint,
	"register_number" text,
	"contribution_types" text[] NOT NULL,
	"numerical_centimes" bigint DEFAULT 0 NOT NULL,
	"in_kind_centimes" bigint DEFAULT 0 NOT NULL,
	"in_kind_description" text,
	"holds_certificate" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"kind" text DEFAULT 'bill' NOT NULL,
	"order_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"credited_bill_id" uuid,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"parties" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"pricing" jsonb NOT NULL,
	"total_centimes" bigint NOT NULL,
	"paid_centimes" bigint DEFAULT 0 NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bills_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "client_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_id" uuid NOT NULL,
	"have_certificate" boolean NOT NULL,
	"certificate_number" text,
	"company_name" text,
	"ice" text,
	"certificate_file_id" uuid,
	"first_proposed_name" text,
	"second_proposed_name" text,
	"third_proposed_name" text,
	"activity" text,
	"capital" bigint NOT NULL,
	"address_type" text NOT NULL,
	"address" text NOT NULL,
	"legal_form" text NOT NULL,
	CONSTRAINT "companies_service_id_unique" UNIQUE("service_id")
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"order_id" uuid,
	"bill_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"review_reason" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domiciliation_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"domiciliation_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"months" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domiciliation_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"duration_months" integer NOT NULL,
	"end_date" date NOT NULL,
	"identification_type" text NOT NULL,
	"identifier_value" text NOT NULL,
	"company_name" text NOT NULL,
	"acronym" text,
	"legal_form" text,
	"ice" text NOT NULL,
	"certificate_file_id" uuid,
	CONSTRAINT "domiciliation_requests_service_id_unique" UNIQUE("service_id")
);
--> statement-breakpoint
CREATE TABLE "domiciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"ice" text,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"monthly_rate_centimes" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"close_reason" text,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "domiciliations_service_id_unique" UNIQUE("service_id")
);
--> statement-breakpoint
CREATE TABLE "download_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"target" jsonb NOT NULL,
	"locale" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_files" (
	"client_id" uuid NOT NULL,
	"service" text NOT NULL,
	"field" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "draft_files_client_id_service_field_pk" PRIMARY KEY("client_id","service","field")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"client_id" uuid NOT NULL,
	"service" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_client_id_service_pk" PRIMARY KEY("client_id","service")
);
--> statement-breakpoint
CREATE TABLE "generated_warnings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"domiciliation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"days_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"invited_by" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "managers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"domiciliation_request_id" uuid,
	"position" integer NOT NULL,
	"first_name" text,
	"last_name" text,
	"sex" text,
	"birth_date" date,
	"birth_place" text,
	"address" text,
	"city" text,
	"nationality" text,
	"identification_type" text,
	"national_id_number" text,
	"passport_number" text,
	"residence_card_number" text,
	"email" text,
	"phone" text,
	CONSTRAINT "managers_one_owner" CHECK (num_nonnulls("managers"."company_id", "managers"."domiciliation_request_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"read_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"field" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "package_versions" (
	"package_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_versions_package_id_version_pk" PRIMARY KEY("package_id","version")
);
--> statement-breakpoint
CREATE TABLE "partner_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"client_id" uuid,
	"invitation_id" uuid,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"body" jsonb,
	"total_centimes" bigint,
	"order_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"method" text NOT NULL,
	"paid_on" date NOT NULL,
	"note" text,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"views" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warning_steps" (
	"domiciliation_id" uuid NOT NULL,
	"end_date" date NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warning_steps_domiciliation_id_end_date_step_pk" PRIMARY KEY("domiciliation_id","end_date","step")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "ice" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "notification_preferences" jsonb DEFAULT '{"order":true,"document":true,"bill":true,"warning":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || phone || ' ' || coalesce(company_name, '') || ' ' || coalesce(ice, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, '') || ' ' || service || ' ' || message)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "unsubscribed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || phone || ' ' || business_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reference_counters" ADD COLUMN "series" text DEFAULT 'CMD' NOT NULL;--> statement-breakpoint
ALTER TABLE "reference_counters" DROP CONSTRAINT "reference_counters_pkey";--> statement-breakpoint
ALTER TABLE "reference_counters" ADD CONSTRAINT "reference_counters_series_year_pk" PRIMARY KEY("series","year");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(user_name || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "associates" ADD CONSTRAINT "associates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_service_id_order_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_certificate_file_id_stored_files_id_fk" FOREIGN KEY ("certificate_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_submission_id_contact_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domiciliation_periods" ADD CONSTRAINT "domiciliation_periods_domiciliation_id_domiciliations_id_fk" FOREIGN KEY ("domiciliation_id") REFERENCES "public"."domiciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domiciliation_periods" ADD CONSTRAINT "domiciliation_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domiciliation_requests" ADD CONSTRAINT "domiciliation_requests_service_id_order_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."order_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domiciliation_requests" ADD CONSTRAINT "domiciliation_requests_certificate_file_id_stored_files_id_fk" FOREIGN KEY ("certificate_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domiciliations" ADD CONSTRAINT "domiciliations_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domiciliations" ADD CONSTRAINT "domiciliations_service_id_order_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."order_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domiciliations" ADD CONSTRAINT "domiciliations_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_links" ADD CONSTRAINT "download_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_warnings" ADD CONSTRAINT "generated_warnings_domiciliation_id_domiciliations_id_fk" FOREIGN KEY ("domiciliation_id") REFERENCES "public"."domiciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managers" ADD CONSTRAINT "managers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managers" ADD CONSTRAINT "managers_domiciliation_request_id_domiciliation_requests_id_fk" FOREIGN KEY ("domiciliation_request_id") REFERENCES "public"."domiciliation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_partner_id_partners_user_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warning_steps" ADD CONSTRAINT "warning_steps_domiciliation_id_domiciliations_id_fk" FOREIGN KEY ("domiciliation_id") REFERENCES "public"."domiciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user_id" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "associates_company_id" ON "associates" USING btree ("company_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "associates_one_certificate_holder" ON "associates" USING btree ("company_id") WHERE "associates"."holds_certificate";--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_one_of_order" ON "bills" USING btree ("order_id") WHERE "bills"."kind" = 'bill';--> statement-breakpoint
CREATE UNIQUE INDEX "bills_one_credit_note" ON "bills" USING btree ("credited_bill_id");--> statement-breakpoint
CREATE INDEX "bills_newest" ON "bills" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bills_newest_by_status" ON "bills" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bills_newest_by_client" ON "bills" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bills_search" ON "bills" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "client_notes_client_id" ON "client_notes" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_replies_submission_id" ON "contact_replies" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "documents_newest_by_status" ON "documents" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_newest_by_client" ON "documents" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_order_id" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_bill_id" ON "documents" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "domiciliation_periods_domiciliation_id" ON "domiciliation_periods" USING btree ("domiciliation_id","end_date");--> statement-breakpoint
CREATE INDEX "domiciliations_client_id" ON "domiciliations" USING btree ("client_id","end_date");--> statement-breakpoint
CREATE INDEX "domiciliations_open_end_date" ON "domiciliations" USING btree ("end_date","id") WHERE "domiciliations"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "domiciliations_newest" ON "domiciliations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "domiciliations_search" ON "domiciliations" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "download_links_expires_at" ON "download_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "generated_warnings_domiciliation_id" ON "generated_warnings" USING btree ("domiciliation_id");--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by","created_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_newest_by_status" ON "mails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "managers_company_id" ON "managers" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "managers_domiciliation_request_id" ON "managers" USING btree ("domiciliation_request_id","position");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","type") WHERE "notifications"."read_at" IS NULL AND "notifications"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX "order_corrections_order_id" ON "order_corrections" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_requests_of_partner" ON "partner_requests" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "partner_requests_of_client" ON "partner_requests" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "partner_requests_linked" ON "partner_requests" USING btree ("partner_id","client_id") WHERE "partner_requests"."kind" = 'link' AND "partner_requests"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "payments_bill_id" ON "payments" USING btree ("bill_id","created_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_requests_newest" ON "callback_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "clients_newest" ON "clients" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_newest_by_status" ON "contact_submissions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_search" ON "contact_submissions" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partners_newest" ON "partners" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "partners_newest_by_status" ON "partners" USING btree ("status","created_at","user_id");--> statement-breakpoint
CREATE INDEX "partners_search" ON "partners" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest_by_type" ON "users" USING btree ("user_type","created_at","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);