-- The digits of a phone as it is dialled in Morocco: '+212 (0)6 12…' and '00212 6 12…' are '0612…'.
CREATE FUNCTION phone_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT regexp_replace(regexp_replace(regexp_replace(value, '\D', '', 'g'), '^00', ''), '^2120?', '0') $$;
--> statement-breakpoint
DROP INDEX "callback_requests_phone";--> statement-breakpoint
CREATE INDEX "callback_requests_phone_digits" ON "callback_requests" USING btree (phone_digits("phone"));