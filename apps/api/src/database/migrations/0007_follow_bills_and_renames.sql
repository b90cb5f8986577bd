CREATE INDEX "bills_order_id" ON "bills" USING btree ("order_id");--> statement-breakpoint
-- The staff's order shows its client, so it is another version of itself once that client has another name or phone:
-- who corrects one client by two orders does not go over what the other wrote.
CREATE OR REPLACE FUNCTION rename_client_in_searches() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- A price keeps the rate of its day. What was priced before is told by its amounts: rates are whole percents.
UPDATE orders SET pricing = pricing || jsonb_build_object('vatBasisPoints',
	coalesce(round((pricing ->> 'vat')::numeric * 100 / nullif((pricing ->> 'subtotal')::numeric, 0)) * 100, 2000))
	WHERE NOT pricing ? 'vatBasisPoints';
--> statement-breakpoint
UPDATE bills SET pricing = pricing || jsonb_build_object('vatBasisPoints',
	coalesce(round((pricing ->> 'vat')::numeric * 100 / nullif((pricing ->> 'subtotal')::numeric, 0)) * 100, 2000))
	WHERE NOT pricing ? 'vatBasisPoints';
