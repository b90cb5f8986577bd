CREATE TABLE "client_open_orders" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_unpaid_bills" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"bills" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "client_open_orders" ADD CONSTRAINT "client_open_orders_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_unpaid_bills" ADD CONSTRAINT "client_unpaid_bills_client_id_clients_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever writes orders, the count of their client follows.
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
--> statement-breakpoint
CREATE TRIGGER orders_count_open AFTER INSERT OR DELETE OR UPDATE OF status ON orders
	FOR EACH ROW EXECUTE FUNCTION count_open_orders();
--> statement-breakpoint
INSERT INTO "client_open_orders" ("client_id", "created_at", "orders")
	SELECT clients.user_id, clients.created_at, count(*)
	FROM orders JOIN clients ON clients.user_id = orders.client_id
	WHERE orders.status IN ('submitted', 'in_review', 'awaiting_client', 'in_progress')
	GROUP BY clients.user_id;
--> statement-breakpoint
-- Whoever writes bills, the count of their client follows.
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
--> statement-breakpoint
CREATE TRIGGER bills_count_unpaid AFTER INSERT OR DELETE OR UPDATE OF status ON bills
	FOR EACH ROW EXECUTE FUNCTION count_unpaid_bills();
--> statement-breakpoint
INSERT INTO "client_unpaid_bills" ("client_id", "created_at", "bills")
	SELECT clients.user_id, clients.created_at, count(*)
	FROM bills JOIN clients ON clients.user_id = bills.client_id
	WHERE bills.kind = 'bill' AND bills.status IN ('unpaid', 'proof_sent', 'partly_paid')
	GROUP BY clients.user_id;
--> statement-breakpoint
CREATE INDEX "client_open_orders_newest" ON "client_open_orders" USING btree ("created_at","client_id");--> statement-breakpoint
CREATE INDEX "client_unpaid_bills_newest" ON "client_unpaid_bills" USING btree ("created_at","client_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_newest_by_city" ON "clients" USING btree ("city","created_at","user_id");--> statement-breakpoint
CREATE INDEX "orders_newest_by_assignee" ON "orders" USING btree ("assigned_to","created_at","id");