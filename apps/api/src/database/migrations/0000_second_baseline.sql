-- The whole schema as it stands. drizzle-kit wrote the tables, their keys and indexes from `schema/`; extensions, functions and
-- triggers, which it does not know, are written by hand.

-- Trusted extensions: the owner of the database may create them and need not be a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Folds text for searching: no accents, lower case. unaccent() itself is only STABLE because its dictionary may change; ours
-- never does, and an index needs IMMUTABLE.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Reduces a phone number to the digits that are dialled in Morocco: '+212 (0)6 12…' and '00212 6 12…' become '0612…'.
CREATE FUNCTION phone_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT regexp_replace(regexp_replace(regexp_replace(value, '\D', '', 'g'), '^00', ''), '^2120?', '0') $$;

CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "admins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'Admin' NOT NULL
);

CREATE TABLE "articles" (
	"name" text PRIMARY KEY NOT NULL,
	"published" jsonb,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone,
	"draft" jsonb,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"author_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

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
	"surplus_centimes" bigint DEFAULT 0 NOT NULL,
	"refunded_centimes" bigint DEFAULT 0 NOT NULL,
	"refund_centimes" bigint GENERATED ALWAYS AS (surplus_centimes + CASE WHEN status = 'cancelled' THEN paid_centimes ELSE 0 END - refunded_centimes) STORED NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bills_number_unique" UNIQUE("number")
);

CREATE TABLE "callback_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"phone" text NOT NULL,
	"message" text,
	"email" text,
	"slot" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"status" text DEFAULT 'open' NOT NULL,
	"assigned_to" uuid,
	"note" text,
	"search" text GENERATED ALWAYS AS (fold_text(coalesce(name, '') || ' ' || phone || ' ' || coalesce(message, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(slot, created_at)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "callback_requests_slot_has_email" CHECK ("callback_requests"."slot" IS NULL OR "callback_requests"."email" IS NOT NULL)
);

CREATE TABLE "client_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "client_open_orders" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"orders" integer NOT NULL
);

CREATE TABLE "client_unpaid_bills" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"bills" integer NOT NULL
);

CREATE TABLE "clients" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"company_name" text,
	"ice" text,
	"address" text,
	"city" text,
	"notification_preferences" jsonb DEFAULT '{"order":{"mail":true,"site":true},"document":{"mail":true,"site":true},"bill":{"mail":true,"site":true},"warning":{"mail":true,"site":true}}'::jsonb NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || phone || ' ' || coalesce(company_name, '') || ' ' || coalesce(ice, ''))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "contact_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"service" text NOT NULL,
	"message" text NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"assigned_to" uuid,
	"search" text GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, '') || ' ' || service || ' ' || message)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "content_drafts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"author_id" uuid
);

CREATE TABLE "content_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_version_single_row" CHECK ("content_version"."only")
);

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
	"replaces_id" uuid,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_replaces_id" UNIQUE("replaces_id")
);

CREATE TABLE "domiciliation_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"domiciliation_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"months" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "domiciliation_years" (
	"domiciliation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"end_date" date NOT NULL,
	"is_closed" boolean NOT NULL,
	CONSTRAINT "domiciliation_years_domiciliation_id_year_pk" PRIMARY KEY("domiciliation_id","year")
);

CREATE TABLE "domiciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
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
	CONSTRAINT "domiciliations_order_id_unique" UNIQUE("order_id")
);

CREATE TABLE "download_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"target" jsonb NOT NULL,
	"locale" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "draft_files" (
	"client_id" uuid NOT NULL,
	"service" text NOT NULL,
	"field" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "draft_files_client_id_service_field_pk" PRIMARY KEY("client_id","service","field")
);

CREATE TABLE "drafts" (
	"client_id" uuid NOT NULL,
	"service" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_client_id_service_pk" PRIMARY KEY("client_id","service")
);

CREATE TABLE "generated_warnings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"domiciliation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"days_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"key" text NOT NULL,
	"contract" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"response" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key" UNIQUE NULLS NOT DISTINCT("user_id","key")
);

CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sizes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "issued_certificates" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"end_told_at" timestamp (3) with time zone
);

CREATE TABLE "login_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

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
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(recipient || ' ' || subject)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key")
);

CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(email)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email")
);

CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"read_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"place" text GENERATED ALWAYS AS (CASE WHEN deleted_at IS NOT NULL THEN 'bin' WHEN archived_at IS NOT NULL THEN 'archive' ELSE 'inbox' END) STORED NOT NULL,
	"ordered_at" timestamp (3) with time zone GENERATED ALWAYS AS (CASE WHEN read_at IS NULL THEN (created_at AT TIME ZONE 'UTC' + interval '500 years') AT TIME ZONE 'UTC' ELSE created_at END) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (left(fold_text(jsonb_path_query_array(params - 'status', '$.*')::text), 200)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"field" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone
);

CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"message" text,
	"visible_to_client" boolean DEFAULT true NOT NULL
);

CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"document_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone
);

CREATE TABLE "order_threads" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"awaits_reply_since" timestamp (3) with time zone,
	"unread_by_client" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "order_viewers" (
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_viewers_order_id_user_id_pk" PRIMARY KEY("order_id","user_id")
);

CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"content" jsonb NOT NULL,
	"service" text GENERATED ALWAYS AS (CASE content ->> 'kind' WHEN 'renewal' THEN 'domiciliation' ELSE content ->> 'kind' END) STORED NOT NULL,
	"renews" text GENERATED ALWAYS AS (CASE content ->> 'kind' WHEN 'renewal' THEN nullif(content #>> '{data,companyName}', '') END) STORED,
	"package" jsonb,
	"include_optional_company_creation" boolean DEFAULT false NOT NULL,
	"pricing" jsonb NOT NULL,
	"total_centimes" bigint NOT NULL,
	"expected_by" date,
	"assigned_to" uuid,
	"awaits_reply" boolean DEFAULT false NOT NULL,
	"submission_key" text,
	"submission_hash" text NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_client_submission_key" UNIQUE("client_id","submission_key")
);

CREATE TABLE "package_drafts" (
	"package_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb,
	"author_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"skipped_at" timestamp (3) with time zone
);

CREATE TABLE "package_orders" (
	"month" date NOT NULL,
	"package_id" uuid NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "package_orders_month_package_id_pk" PRIMARY KEY("month","package_id")
);

CREATE TABLE "package_versions" (
	"package_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_versions_package_id_version_pk" PRIMARY KEY("package_id","version")
);

CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_centimes" bigint NOT NULL,
	"domiciliation_duration_months" integer DEFAULT 0 NOT NULL,
	"domiciliation_monthly_rate_centimes" bigint DEFAULT 0 NOT NULL,
	"includes_company_creation" boolean DEFAULT false NOT NULL,
	"company_creation_price_centimes" bigint DEFAULT 0 NOT NULL,
	"optional_company_creation" boolean DEFAULT false NOT NULL,
	"optional_company_creation_price_centimes" bigint DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"badge_text" text,
	"badge_config" jsonb,
	"highlight_text" text,
	"included_services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"english" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_code_unique" UNIQUE("code")
);

CREATE TABLE "partner_draft_files" (
	"link_id" uuid NOT NULL,
	"service" text NOT NULL,
	"field" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "partner_draft_files_link_id_service_field_pk" PRIMARY KEY("link_id","service","field")
);

CREATE TABLE "partner_drafts" (
	"link_id" uuid NOT NULL,
	"service" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_drafts_link_id_service_pk" PRIMARY KEY("link_id","service")
);

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
	"search" text GENERATED ALWAYS AS (left(fold_text(coalesce(body ->> 'firstName', '') || ' ' || coalesce(body ->> 'lastName', '') || ' ' || coalesce(body ->> 'email', '')), 200)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "partners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"business_name" text NOT NULL,
	"legal_status" text NOT NULL,
	"legal_form" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"review_reason" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || phone || ' ' || business_name)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payment_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bill_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"provider_payment" text,
	"surplus_centimes" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);

CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone
);

CREATE TABLE "reference_counters" (
	"series" text DEFAULT 'CMD' NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "reference_counters_series_year_pk" PRIMARY KEY("series","year")
);

CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bill_id" uuid NOT NULL,
	"amount_centimes" bigint NOT NULL,
	"method" text NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "saved_views" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"views" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "session_tokens" (
	"refresh_token_hash" text PRIMARY KEY NOT NULL,
	"parent_hash" text,
	"session_id" uuid NOT NULL,
	"access_token_hash" text NOT NULL,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_tokens_parent_hash_unique" UNIQUE("parent_hash"),
	CONSTRAINT "session_tokens_access_token_hash_unique" UNIQUE("access_token_hash")
);

CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);

CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"user_name" text NOT NULL,
	"locale" text DEFAULT 'fr' NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (fold_text(user_name || ' ' || email)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "warning_steps" (
	"domiciliation_id" uuid NOT NULL,
	"end_date" date NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warning_steps_domiciliation_id_end_date_step_pk" PRIMARY KEY("domiciliation_id","end_date","step")
);

CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "web_vitals_day_page_app_version_metric_bucket_pk" PRIMARY KEY("day","page","app","version","metric","bucket")
);
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "admins" ADD CONSTRAINT "admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "bills" ADD CONSTRAINT "bills_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bills" ADD CONSTRAINT "bills_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "callback_requests" ADD CONSTRAINT "callback_requests_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "client_open_orders" ADD CONSTRAINT "client_open_orders_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "client_unpaid_bills" ADD CONSTRAINT "client_unpaid_bills_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "clients" ADD CONSTRAINT "clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_submission_id_contact_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaces_id_documents_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "domiciliation_periods" ADD CONSTRAINT "domiciliation_periods_domiciliation_id_domiciliations_id_fk" FOREIGN KEY ("domiciliation_id") REFERENCES "public"."domiciliations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "domiciliation_periods" ADD CONSTRAINT "domiciliation_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "domiciliation_years" ADD CONSTRAINT "domiciliation_years_domiciliation_id_domiciliations_id_fk" FOREIGN KEY ("domiciliation_id") REFERENCES "public"."domiciliations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "domiciliations" ADD CONSTRAINT "domiciliations_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "domiciliations" ADD CONSTRAINT "domiciliations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "domiciliations" ADD CONSTRAINT "domiciliations_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "download_links" ADD CONSTRAINT "download_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "generated_warnings" ADD CONSTRAINT "generated_warnings_domiciliation_id_domiciliations_id_fk" FOREIGN KEY ("domiciliation_id") REFERENCES "public"."domiciliations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "issued_certificates" ADD CONSTRAINT "issued_certificates_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_threads" ADD CONSTRAINT "order_threads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_threads" ADD CONSTRAINT "order_threads_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_viewers" ADD CONSTRAINT "order_viewers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_viewers" ADD CONSTRAINT "order_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "package_drafts" ADD CONSTRAINT "package_drafts_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "package_drafts" ADD CONSTRAINT "package_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "package_versions" ADD CONSTRAINT "package_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "partner_draft_files" ADD CONSTRAINT "partner_draft_files_link_id_partner_requests_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."partner_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partner_draft_files" ADD CONSTRAINT "partner_draft_files_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partner_drafts" ADD CONSTRAINT "partner_drafts_link_id_partner_requests_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."partner_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_partner_id_partners_user_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "partners" ADD CONSTRAINT "partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "partners" ADD CONSTRAINT "partners_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payment_sessions" ADD CONSTRAINT "payment_sessions_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "warning_steps" ADD CONSTRAINT "warning_steps_domiciliation_id_domiciliations_id_fk" FOREIGN KEY ("domiciliation_id") REFERENCES "public"."domiciliations"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "account_tokens_user_id" ON "account_tokens" USING btree ("user_id","purpose");
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id","id");
CREATE INDEX "audit_entries_actor_id" ON "audit_entries" USING btree ("actor_id");
CREATE UNIQUE INDEX "bills_one_of_order" ON "bills" USING btree ("order_id") WHERE "bills"."kind" = 'bill' AND "bills"."status" <> 'cancelled';
CREATE INDEX "bills_order_id" ON "bills" USING btree ("order_id");
CREATE UNIQUE INDEX "bills_one_credit_note" ON "bills" USING btree ("credited_bill_id");
CREATE INDEX "bills_issued" ON "bills" USING btree ("issued_on","order_id","total_centimes");
CREATE INDEX "bills_newest" ON "bills" USING btree ("created_at","id");
CREATE INDEX "bills_newest_by_status" ON "bills" USING btree ("status","created_at","id","kind");
CREATE INDEX "bills_newest_of_client" ON "bills" USING btree ("client_id","created_at","id","status","kind","refund_centimes");
CREATE INDEX "bills_newest_of_client_by_status" ON "bills" USING btree ("client_id","status","created_at","id","kind");
CREATE INDEX "bills_due" ON "bills" USING btree ("due_on","id");
CREATE INDEX "bills_due_by_status" ON "bills" USING btree ("status","due_on","id","kind");
CREATE INDEX "bills_due_of_client" ON "bills" USING btree ("client_id","due_on","id","status","kind");
CREATE INDEX "bills_unpaid_of_client" ON "bills" USING btree ("client_id","due_on","id") WHERE "bills"."kind" = 'bill' AND "bills"."status" IN ('unpaid', 'proof_sent', 'partly_paid');
CREATE INDEX "bills_newest_to_refund" ON "bills" USING btree ("created_at","id","status","kind") WHERE "bills"."refund_centimes" > 0;
CREATE INDEX "bills_due_to_refund" ON "bills" USING btree ("due_on","id","status","kind") WHERE "bills"."refund_centimes" > 0;
CREATE INDEX "bills_search" ON "bills" USING gin ("search" gin_trgm_ops);
CREATE UNIQUE INDEX "callback_requests_slot" ON "callback_requests" USING btree ("slot") WHERE "callback_requests"."cancelled_at" IS NULL;
CREATE INDEX "callback_requests_due" ON "callback_requests" USING btree ("due_at","id");
CREATE INDEX "callback_requests_due_by_status" ON "callback_requests" USING btree ("status","due_at","id") WHERE "callback_requests"."cancelled_at" IS NULL;
CREATE INDEX "callback_requests_due_waiting" ON "callback_requests" USING btree ("due_at","id") WHERE "callback_requests"."cancelled_at" IS NULL AND "callback_requests"."status" <> 'done';
CREATE INDEX "callback_requests_due_cancelled" ON "callback_requests" USING btree ("due_at","id") WHERE "callback_requests"."cancelled_at" IS NOT NULL;
CREATE INDEX "callback_requests_assigned_to" ON "callback_requests" USING btree ("assigned_to");
CREATE INDEX "callback_requests_phone_digits" ON "callback_requests" USING btree (phone_digits("phone"));
CREATE INDEX "callback_requests_email" ON "callback_requests" USING btree (lower("email"));
CREATE INDEX "callback_requests_search" ON "callback_requests" USING gin ("search" gin_trgm_ops);
CREATE INDEX "client_notes_client_id" ON "client_notes" USING btree ("client_id","created_at");
CREATE INDEX "client_open_orders_newest" ON "client_open_orders" USING btree ("created_at","client_id");
CREATE INDEX "client_unpaid_bills_newest" ON "client_unpaid_bills" USING btree ("created_at","client_id");
CREATE INDEX "clients_newest" ON "clients" USING btree ("created_at","user_id");
CREATE INDEX "clients_newest_by_city" ON "clients" USING btree ("city","created_at","user_id");
CREATE INDEX "clients_search" ON "clients" USING gin ("search" gin_trgm_ops);
CREATE INDEX "contact_replies_submission_id" ON "contact_replies" USING btree ("submission_id","created_at");
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("created_at","id");
CREATE INDEX "contact_submissions_newest_by_status" ON "contact_submissions" USING btree ("status","created_at","id");
CREATE INDEX "contact_submissions_newest_by_assignee" ON "contact_submissions" USING btree ("assigned_to","created_at","id");
CREATE INDEX "contact_submissions_newest_by_assignee_and_status" ON "contact_submissions" USING btree ("assigned_to","status","created_at","id");
CREATE INDEX "contact_submissions_newest_unassigned" ON "contact_submissions" USING btree ("created_at","id","status") WHERE "contact_submissions"."assigned_to" IS NULL;
CREATE INDEX "contact_submissions_newest_of_sender" ON "contact_submissions" USING btree (lower("email"),"created_at");
CREATE INDEX "contact_submissions_search" ON "contact_submissions" USING gin ("search" gin_trgm_ops);
CREATE INDEX "documents_newest" ON "documents" USING btree ("created_at","id");
CREATE INDEX "documents_newest_by_status" ON "documents" USING btree ("status","created_at","id");
CREATE INDEX "documents_newest_by_kind" ON "documents" USING btree ("kind","created_at","id");
CREATE INDEX "documents_newest_by_kind_and_status" ON "documents" USING btree ("kind","status","created_at","id");
CREATE INDEX "documents_newest_of_client_by_status" ON "documents" USING btree ("client_id","status","created_at","id","kind");
CREATE INDEX "documents_newest_of_client_by_kind" ON "documents" USING btree ("client_id","kind","created_at","id","status");
CREATE INDEX "documents_newest_of_client" ON "documents" USING btree ("client_id","created_at","id","status","kind","order_id");
CREATE INDEX "documents_order_id" ON "documents" USING btree ("order_id");
CREATE INDEX "documents_bill_id" ON "documents" USING btree ("bill_id");
CREATE INDEX "documents_search" ON "documents" USING gin ("search" gin_trgm_ops);
CREATE INDEX "domiciliation_periods_domiciliation_id" ON "domiciliation_periods" USING btree ("domiciliation_id","end_date");
CREATE INDEX "domiciliation_years_by_end" ON "domiciliation_years" USING btree ("year","end_date","domiciliation_id");
CREATE INDEX "domiciliation_years_by_state_and_end" ON "domiciliation_years" USING btree ("year","is_closed","end_date","domiciliation_id");
CREATE INDEX "domiciliations_of_client_by_end" ON "domiciliations" USING btree ("client_id","end_date","id","closed_at","start_date");
CREATE INDEX "domiciliations_newest_of_client" ON "domiciliations" USING btree ("client_id","created_at","id","closed_at");
CREATE INDEX "domiciliations_open_of_client" ON "domiciliations" USING btree ("client_id","end_date","id") WHERE "domiciliations"."closed_at" IS NULL;
CREATE INDEX "domiciliations_open_end_date" ON "domiciliations" USING btree ("end_date","id") WHERE "domiciliations"."closed_at" IS NULL;
CREATE INDEX "domiciliations_end_date" ON "domiciliations" USING btree ("end_date","id");
CREATE INDEX "domiciliations_closed_end_date" ON "domiciliations" USING btree ("end_date","id") WHERE "domiciliations"."closed_at" IS NOT NULL;
CREATE INDEX "domiciliations_newest" ON "domiciliations" USING btree ("created_at","id");
CREATE INDEX "domiciliations_newest_open" ON "domiciliations" USING btree ("created_at","id") WHERE "domiciliations"."closed_at" IS NULL;
CREATE INDEX "domiciliations_newest_closed" ON "domiciliations" USING btree ("created_at","id") WHERE "domiciliations"."closed_at" IS NOT NULL;
CREATE INDEX "domiciliations_search" ON "domiciliations" USING gin ("search" gin_trgm_ops);
CREATE INDEX "download_links_expires_at" ON "download_links" USING btree ("expires_at");
CREATE INDEX "generated_warnings_domiciliation_id" ON "generated_warnings" USING btree ("domiciliation_id");
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by","created_at");
CREATE INDEX "invitations_email" ON "invitations" USING btree ("email");
CREATE INDEX "invitations_newest_of_staff" ON "invitations" USING btree ("created_at","id","expires_at") WHERE "invitations"."role" <> 'client' AND "invitations"."accepted_at" IS NULL;
CREATE INDEX "issued_certificates_of_client" ON "issued_certificates" USING btree ("client_id","issued_on","order_id");
CREATE INDEX "issued_certificates_untold" ON "issued_certificates" USING btree ("issued_on","order_id") WHERE "issued_certificates"."end_told_at" IS NULL;
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");
CREATE INDEX "mails_newest_of_user" ON "mails" USING btree ("user_id","created_at");
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");
CREATE INDEX "mails_newest_by_status" ON "mails" USING btree ("status","created_at","id");
CREATE INDEX "mails_search" ON "mails" USING gin ("search" gin_trgm_ops);
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" USING btree ("created_at","id");
CREATE INDEX "newsletter_subscriptions_newest_subscribed" ON "newsletter_subscriptions" USING btree ("created_at","id") WHERE "newsletter_subscriptions"."unsubscribed_at" IS NULL;
CREATE INDEX "newsletter_subscriptions_newest_unsubscribed" ON "newsletter_subscriptions" USING btree ("created_at","id") WHERE "newsletter_subscriptions"."unsubscribed_at" IS NOT NULL;
CREATE INDEX "newsletter_subscriptions_search" ON "newsletter_subscriptions" USING gin ("search" gin_trgm_ops);
CREATE INDEX "notifications_in_order" ON "notifications" USING btree ("user_id","place","ordered_at","id","code","search");
CREATE INDEX "notifications_of_type_in_order" ON "notifications" USING btree ("user_id","place","type","ordered_at","id","code","search");
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","type") WHERE "notifications"."place" = 'inbox' AND "notifications"."read_at" IS NULL;
CREATE INDEX "notifications_deleted" ON "notifications" USING btree ("deleted_at") WHERE "notifications"."deleted_at" IS NOT NULL;
CREATE INDEX "order_corrections_order_id" ON "order_corrections" USING btree ("order_id","created_at");
CREATE INDEX "order_events_order_id" ON "order_events" USING btree ("order_id","id");
CREATE INDEX "order_messages_newest_of_order" ON "order_messages" USING btree ("order_id","created_at","id");
CREATE INDEX "order_messages_unread" ON "order_messages" USING btree ("order_id","side","created_at") WHERE "order_messages"."read_at" IS NULL;
CREATE INDEX "order_messages_document_id" ON "order_messages" USING btree ("document_id");
CREATE INDEX "order_threads_client_id" ON "order_threads" USING btree ("client_id");
CREATE INDEX "order_threads_unread_by_client" ON "order_threads" USING btree ("client_id","last_message_at","order_id") WHERE "order_threads"."unread_by_client";
CREATE INDEX "order_viewers_seen_at" ON "order_viewers" USING btree ("seen_at");
CREATE INDEX "orders_client_submission_hash" ON "orders" USING btree ("client_id","submission_hash","created_at");
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");
CREATE INDEX "orders_newest_with_service" ON "orders" USING btree ("created_at","service");
CREATE INDEX "orders_newest_by_status" ON "orders" USING btree ("status","created_at","id");
CREATE INDEX "orders_newest_by_service" ON "orders" USING btree ("service","created_at","id");
CREATE INDEX "orders_newest_by_service_and_status" ON "orders" USING btree ("service","status","created_at","id");
CREATE INDEX "orders_newest_by_assignee" ON "orders" USING btree ("assigned_to","created_at","id","status","service","client_id");
CREATE INDEX "orders_newest_unassigned" ON "orders" USING btree ("created_at","id","status","service") WHERE "orders"."assigned_to" IS NULL;
CREATE INDEX "orders_newest_awaiting_reply" ON "orders" USING btree ("created_at","id","status","service","assigned_to") WHERE "orders"."awaits_reply";
CREATE INDEX "orders_newest_of_client" ON "orders" USING btree ("client_id","created_at","id","status","service","assigned_to","awaits_reply");
CREATE INDEX "orders_newest_of_client_by_service_and_status" ON "orders" USING btree ("client_id","service","status","created_at","id");
CREATE INDEX "orders_open_of_package" ON "orders" USING btree ((package ->> 'id'),((package ->> 'version')::int)) WHERE "orders"."status" IN ('submitted', 'in_review', 'awaiting_client', 'in_progress');
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);
CREATE INDEX "packages_status_position" ON "packages" USING btree ("status","position","id");
CREATE INDEX "partner_requests_newest_of_partner" ON "partner_requests" USING btree ("partner_id","created_at","id","kind","status","client_id","search");
CREATE INDEX "partner_requests_newest_of_client" ON "partner_requests" USING btree ("client_id","created_at","id","kind","status","partner_id");
CREATE INDEX "partner_requests_pending_of_client" ON "partner_requests" USING btree ("client_id","created_at","id") WHERE "partner_requests"."status" = 'pending';
CREATE INDEX "partner_requests_newest_linked" ON "partner_requests" USING btree ("partner_id","created_at","id") WHERE "partner_requests"."kind" = 'link' AND "partner_requests"."status" = 'accepted';
CREATE INDEX "partner_requests_linked" ON "partner_requests" USING btree ("partner_id","client_id") WHERE "partner_requests"."kind" = 'link' AND "partner_requests"."status" = 'accepted';
CREATE INDEX "partner_requests_asked_email" ON "partner_requests" USING btree ("partner_id",("body" ->> 'email')) WHERE "partner_requests"."kind" = 'link';
CREATE INDEX "partners_newest" ON "partners" USING btree ("created_at","user_id");
CREATE INDEX "partners_newest_by_status" ON "partners" USING btree ("status","created_at","user_id");
CREATE INDEX "partners_search" ON "partners" USING gin ("search" gin_trgm_ops);
CREATE INDEX "payment_sessions_bill_id" ON "payment_sessions" USING btree ("bill_id","created_at");
CREATE UNIQUE INDEX "payment_sessions_paid_once" ON "payment_sessions" USING btree ("provider","provider_payment") WHERE "payment_sessions"."status" = 'paid';
CREATE INDEX "payments_bill_id" ON "payments" USING btree ("bill_id","created_at");
CREATE INDEX "recovery_codes_user_id" ON "recovery_codes" USING btree ("user_id");
CREATE INDEX "refunds_bill_id" ON "refunds" USING btree ("bill_id","created_at");
CREATE INDEX "session_tokens_session_id" ON "session_tokens" USING btree ("session_id");
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");
CREATE INDEX "stored_files_owner_id" ON "stored_files" USING btree ("owner_id");
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");
CREATE INDEX "users_newest_by_type" ON "users" USING btree ("user_type","created_at","id");
CREATE INDEX "users_newest_disabled" ON "users" USING btree ("created_at","id","user_type") WHERE "users"."disabled_at" IS NOT NULL;
CREATE INDEX "users_erased" ON "users" USING btree ("id") WHERE "users"."erased_at" IS NOT NULL;
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);

-- A search for an order, a document or a domiciliation finds it by its client's present name and phone: each change of them replaces
-- the old line in the row's search text. An order shows its client, so it gets another version: two admins who correct one client in two
-- orders meet a conflict instead of overwriting each other.
CREATE FUNCTION replace_line(value text, old_line text, new_line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	AS $$ SELECT CASE WHEN place = 0 THEN value
		ELSE overlay(value PLACING E'\n' || new_line || E'\n' FROM place FOR length(old_line) + 2) END
		FROM position(E'\n' || old_line || E'\n' IN value) AS place $$;

CREATE FUNCTION rename_client_in_searches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	old_name text := public.fold_text(OLD.first_name || ' ' || OLD.last_name);
	new_name text := public.fold_text(NEW.first_name || ' ' || NEW.last_name);
	old_phone text := public.fold_text(OLD.phone);
	new_phone text := public.fold_text(NEW.phone);
BEGIN
	UPDATE public.orders
		SET search = public.replace_line(public.replace_line(search, old_name, new_name), old_phone, new_phone),
			version = version + 1
		WHERE client_id = NEW.user_id;
	UPDATE public.documents SET search = public.replace_line(search, old_name, new_name) WHERE client_id = NEW.user_id;
	UPDATE public.domiciliations SET search = public.replace_line(search, old_name, new_name) WHERE client_id = NEW.user_id;
	RETURN NULL;
END $$;

CREATE TRIGGER clients_rename_in_searches AFTER UPDATE OF first_name, last_name, phone ON clients FOR EACH ROW
	WHEN ((OLD.first_name, OLD.last_name, OLD.phone) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.phone))
	EXECUTE FUNCTION rename_client_in_searches();

-- A bill keeps the name that its client had when it was made. A search finds it by that name and by the present one.
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

CREATE TRIGGER clients_rename_in_bills AFTER UPDATE OF first_name, last_name ON clients FOR EACH ROW
	WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
	EXECUTE FUNCTION rename_client_in_bills();

-- The edge caches rendered pages by this number. Every statement that changes what the site publishes raises it, also one that a person
-- runs in psql; both become visible at the commit. The triggers run before the rows change: writers then wait for each other here, in one
-- order, and cannot deadlock.
INSERT INTO "content_version" DEFAULT VALUES;

CREATE FUNCTION move_content_version() RETURNS trigger LANGUAGE plpgsql
	AS $$
BEGIN
	UPDATE public.content_version SET version = version + 1, updated_at = now();
	RETURN NULL;
END
$$;

CREATE TRIGGER "packages_move_content_version"
	BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "packages"
	FOR EACH STATEMENT EXECUTE FUNCTION move_content_version();
CREATE TRIGGER "settings_move_content_version"
	BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
	FOR EACH STATEMENT EXECUTE FUNCTION move_content_version();
-- Saving a draft leaves `published` alone, so the site is not rendered again.
CREATE TRIGGER "articles_move_content_version"
	BEFORE UPDATE OF "published" OR DELETE OR TRUNCATE ON "articles"
	FOR EACH STATEMENT EXECUTE FUNCTION move_content_version();

-- PostgreSQL empties these tables after a crash, which costs nothing: counters begin again, viewers report again. In return no write of
-- them waits for the log.
ALTER TABLE "rate_limits" SET UNLOGGED;
ALTER TABLE "order_viewers" SET UNLOGGED;

-- Keeps `domiciliation_years`: one row for each year in which a domiciliation is in force, from the year in which it begins to the
-- year in which it ends or is closed.
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

CREATE TRIGGER domiciliations_note_years AFTER INSERT OR UPDATE OF start_date, end_date, closed_at ON domiciliations
	FOR EACH ROW EXECUTE FUNCTION note_years_of_domiciliation();

-- Keeps how many open orders and how many unpaid bills each client has. A client without any has no row.
CREATE FUNCTION count_open_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was integer := 0;
	now_is integer := 0;
	owner uuid;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		owner := OLD.client_id;
		was := (OLD.status IN ('submitted', 'in_review', 'awaiting_client', 'in_progress'))::int;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		owner := NEW.client_id;
		now_is := (NEW.status IN ('submitted', 'in_review', 'awaiting_client', 'in_progress'))::int;
	END IF;
	IF now_is > was THEN
		INSERT INTO public.client_open_orders AS counted (client_id, created_at, orders)
			SELECT user_id, created_at, 1 FROM public.clients WHERE user_id = owner
			ON CONFLICT (client_id) DO UPDATE SET orders = counted.orders + 1;
	ELSIF now_is < was THEN
		UPDATE public.client_open_orders SET orders = orders - 1 WHERE client_id = owner;
		DELETE FROM public.client_open_orders WHERE client_id = owner AND orders = 0;
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER orders_count_open AFTER INSERT OR DELETE OR UPDATE OF status ON orders
	FOR EACH ROW EXECUTE FUNCTION count_open_orders();

CREATE FUNCTION count_unpaid_bills() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was integer := 0;
	now_is integer := 0;
	owner uuid;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		owner := OLD.client_id;
		was := (OLD.kind = 'bill' AND OLD.status IN ('unpaid', 'proof_sent', 'partly_paid'))::int;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		owner := NEW.client_id;
		now_is := (NEW.kind = 'bill' AND NEW.status IN ('unpaid', 'proof_sent', 'partly_paid'))::int;
	END IF;
	IF now_is > was THEN
		INSERT INTO public.client_unpaid_bills AS counted (client_id, created_at, bills)
			SELECT user_id, created_at, 1 FROM public.clients WHERE user_id = owner
			ON CONFLICT (client_id) DO UPDATE SET bills = counted.bills + 1;
	ELSIF now_is < was THEN
		UPDATE public.client_unpaid_bills SET bills = bills - 1 WHERE client_id = owner;
		DELETE FROM public.client_unpaid_bills WHERE client_id = owner AND bills = 0;
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER bills_count_unpaid AFTER INSERT OR DELETE OR UPDATE OF status ON bills
	FOR EACH ROW EXECUTE FUNCTION count_unpaid_bills();

-- Keeps how many orders each package got in each month. An order counts for the month in which it was placed, whatever becomes of it.
CREATE FUNCTION count_package_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.package_orders AS counted (month, package_id, orders)
		SELECT date_trunc('month', created_at AT TIME ZONE 'Africa/Casablanca')::date, (package ->> 'id')::uuid, count(*)
		FROM placed WHERE package ->> 'id' IS NOT NULL
		GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (month, package_id) DO UPDATE SET orders = counted.orders + EXCLUDED.orders;
	RETURN NULL;
END $$;

CREATE TRIGGER orders_count_of_package AFTER INSERT ON orders REFERENCING NEW TABLE AS placed
	FOR EACH STATEMENT EXECUTE FUNCTION count_package_orders();

-- Keeps `orders.awaits_reply`: whether the last message of the order's thread is its client's.
CREATE FUNCTION tell_order_of_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		UPDATE public.orders SET awaits_reply = false WHERE id = OLD.order_id AND awaits_reply;
	ELSE
		UPDATE public.orders SET awaits_reply = NEW.awaits_reply_since IS NOT NULL
			WHERE id = NEW.order_id AND awaits_reply <> (NEW.awaits_reply_since IS NOT NULL);
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER order_threads_tell_order AFTER INSERT OR DELETE OR UPDATE OF awaits_reply_since ON order_threads
	FOR EACH ROW EXECUTE FUNCTION tell_order_of_thread();

-- Notifies every API process, at the commit, of the rows that a statement has changed: type, id, version, order and client of each, never
-- their content. Of more than twenty rows it only says that they are many.
-- Arguments: the type; the column with the thing's id; the column with its client's id, where it has one.
CREATE FUNCTION announce_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM changed LIMIT 21) AS counted) > 20 THEN
    PERFORM pg_notify('changes', json_build_object('type', TG_ARGV[0], 'id', NULL, 'version', NULL, 'client', NULL)::text);
  ELSE
    PERFORM pg_notify('changes', json_build_object(
      'type', TG_ARGV[0],
      'id', entry ->> TG_ARGV[1],
      'version', (entry ->> 'version')::int,
      'order', entry ->> 'order_id',
      'client', CASE WHEN TG_NARGS > 2 THEN entry ->> TG_ARGV[2] END
    )::text) FROM (SELECT to_jsonb(changed) AS entry FROM changed) AS entries;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_announce_new AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('order', 'id', 'client_id');
CREATE TRIGGER orders_announce_changed AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('order', 'id', 'client_id');
CREATE TRIGGER order_threads_announce_new AFTER INSERT ON order_threads REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('message', 'order_id', 'client_id');
CREATE TRIGGER order_threads_announce_changed AFTER UPDATE ON order_threads REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('message', 'order_id', 'client_id');
CREATE TRIGGER documents_announce_new AFTER INSERT ON documents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('document', 'id', 'client_id');
CREATE TRIGGER documents_announce_changed AFTER UPDATE ON documents REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('document', 'id', 'client_id');
CREATE TRIGGER bills_announce_new AFTER INSERT ON bills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('bill', 'id', 'client_id');
CREATE TRIGGER bills_announce_changed AFTER UPDATE ON bills REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('bill', 'id', 'client_id');
CREATE TRIGGER domiciliations_announce_new AFTER INSERT ON domiciliations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('domiciliation', 'id', 'client_id');
CREATE TRIGGER domiciliations_announce_changed AFTER UPDATE ON domiciliations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('domiciliation', 'id', 'client_id');
CREATE TRIGGER clients_announce_new AFTER INSERT ON clients REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('client', 'user_id', 'user_id');
CREATE TRIGGER clients_announce_changed AFTER UPDATE ON clients REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('client', 'user_id', 'user_id');
CREATE TRIGGER contact_submissions_announce_new AFTER INSERT ON contact_submissions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('contact_submission', 'id');
CREATE TRIGGER contact_submissions_announce_changed AFTER UPDATE ON contact_submissions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('contact_submission', 'id');
CREATE TRIGGER callback_requests_announce_new AFTER INSERT ON callback_requests REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('callback_request', 'id');
CREATE TRIGGER callback_requests_announce_changed AFTER UPDATE ON callback_requests REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('callback_request', 'id');
CREATE TRIGGER partners_announce_new AFTER INSERT ON partners REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('partner', 'user_id');
CREATE TRIGGER partners_announce_changed AFTER UPDATE ON partners REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('partner', 'user_id');
CREATE TRIGGER users_announce_new AFTER INSERT ON users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('user', 'id');
CREATE TRIGGER users_announce_changed AFTER UPDATE ON users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('user', 'id');
CREATE TRIGGER mails_announce_new AFTER INSERT ON mails REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('mail', 'id');
CREATE TRIGGER mails_announce_changed AFTER UPDATE ON mails REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('mail', 'id');
CREATE TRIGGER newsletter_subscriptions_announce_new AFTER INSERT ON newsletter_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('newsletter_subscription', 'id');
CREATE TRIGGER newsletter_subscriptions_announce_changed AFTER UPDATE ON newsletter_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('newsletter_subscription', 'id');
-- A viewer is announced who comes or leaves, not one who is still there: each repeats that every few seconds.
CREATE TRIGGER order_viewers_announce_new AFTER INSERT ON order_viewers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('viewer', 'order_id');
CREATE TRIGGER order_viewers_announce_gone AFTER DELETE ON order_viewers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('viewer', 'order_id');

-- Notifies of new and changed notifications, once for each person; it names the notification when there is only one.
CREATE FUNCTION announce_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', json_build_object(
    'type', 'notification', 'id', CASE WHEN count(*) = 1 THEN min(id::text) END, 'version', NULL, 'client', user_id
  )::text) FROM changed GROUP BY user_id;
  RETURN NULL;
END $$;

CREATE TRIGGER notifications_announce_new AFTER INSERT ON notifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
CREATE TRIGGER notifications_announce_changed AFTER UPDATE ON notifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
