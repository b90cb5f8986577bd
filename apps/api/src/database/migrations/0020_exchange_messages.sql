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
--> statement-breakpoint
CREATE TABLE "order_threads" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"awaits_reply_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_threads" ADD CONSTRAINT "order_threads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_threads" ADD CONSTRAINT "order_threads_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_newest_of_order" ON "order_messages" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_messages_unread" ON "order_messages" USING btree ("order_id","side","created_at") WHERE "order_messages"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "order_messages_document_id" ON "order_messages" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "order_threads_awaiting_reply" ON "order_threads" USING btree ("awaits_reply_since","order_id") WHERE "order_threads"."awaits_reply_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_threads_client_id" ON "order_threads" USING btree ("client_id");