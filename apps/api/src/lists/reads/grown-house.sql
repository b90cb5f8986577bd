-- What a house of @orders orders, and of @others of everything else, is filled with; a thousand of each are marked.

-- The same id wherever row n of a kind is meant.
CREATE FUNCTION id_of(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE
RETURN overlay(overlay(md5(kind || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid;

CREATE FUNCTION is_marked(n bigint, total bigint) RETURNS boolean LANGUAGE sql IMMUTABLE
RETURN n % (total / @marked) = 0;

-- A word in all rows, one in those marked, one in twenty of them, one in a single row, and one that is this row's own.
CREATE FUNCTION words_of(n bigint, total bigint) RETURNS text LANGUAGE sql IMMUTABLE
RETURN 'sarl ' || left(md5(n::text), 12)
  || CASE WHEN is_marked(n, total) THEN ' zellige' ELSE '' END
  || CASE WHEN n % (total / 20) = 0 THEN ' bejmat' ELSE '' END
  || CASE WHEN n = total / 2 THEN ' tadelakt' ELSE '' END;

-- A client as a partner writes them.
CREATE FUNCTION person_of(n bigint, words text) RETURNS jsonb LANGUAGE sql IMMUTABLE
RETURN jsonb_build_object('firstName', 'Salma', 'lastName', words, 'phone', '0612345678', 'email', 'client' || n || '@exemple.ma');

CREATE FUNCTION moment_of(n bigint, total bigint) RETURNS timestamptz LANGUAGE sql IMMUTABLE
RETURN timestamptz '2020-11-20 08:00Z' + interval '2192 days' * (n::float8 / total);

CREATE VIEW few_rows AS SELECT n, moment_of(n, @marked) AS at, words_of(n, @marked) AS words FROM generate_series(1::bigint, @marked) n;
CREATE VIEW other_rows AS
SELECT n, moment_of(n, @others) AS at, words_of(n, @others) AS words, is_marked(n, @others) AS marked,
  -- Whose the n-th bill, paper or company is, and of which order.
  CASE WHEN is_marked(n, @others) THEN '@client' ELSE id_of('client', n) END AS client,
  n * (@orders / @others) AS order_n
FROM generate_series(1::bigint, @others) n;
CREATE VIEW order_rows AS
SELECT n, moment_of(n, @orders) AS at, words_of(n, @orders) AS words, is_marked(n, @orders) AS marked
FROM generate_series(1::bigint, @orders) n;

INSERT INTO users (id, email, password_hash, user_type, user_name, created_at)
SELECT id_of(kind, n), kind || n || '@exemple.ma', 'none', kind, words, at FROM other_rows, unnest(ARRAY['client', 'partner']) kind
UNION ALL
SELECT id_of('content', n), 'content' || n || '@exemple.ma', 'none', 'content_admin', words, at FROM few_rows;

UPDATE users SET disabled_at = now() FROM other_rows WHERE id = id_of('partner', n) AND marked;

INSERT INTO clients (user_id, first_name, last_name, phone, city, created_at)
SELECT id_of('client', n), 'Salma', words, '0612345678', CASE WHEN marked THEN 'Ifrane' ELSE 'Casablanca' END, at FROM other_rows;

-- As if the marked ones alone had an order open and a bill to pay.
ALTER TABLE orders DISABLE TRIGGER orders_count_open;
ALTER TABLE bills DISABLE TRIGGER bills_count_unpaid;
INSERT INTO client_open_orders (client_id, created_at, orders) SELECT id_of('client', n), at, 1 FROM other_rows WHERE marked;
INSERT INTO client_unpaid_bills (client_id, created_at, bills) SELECT id_of('client', n), at, 1 FROM other_rows WHERE marked;

-- Waiting ones, those that were accepted, and those that partners sent.
INSERT INTO invitations (token_hash, email, role, first_name, last_name, invited_by, expires_at, accepted_at, created_at)
SELECT 'token' || n, 'invited' || n || '@exemple.ma', CASE WHEN marked OR n % 2 = 0 THEN 'admin' ELSE 'client' END, 'Salma', words,
  '@admin', timestamptz '2100-01-01Z', CASE WHEN NOT marked AND n % 2 = 0 THEN at END, at FROM other_rows;

INSERT INTO partners (user_id, first_name, last_name, phone, business_name, legal_status, legal_form, status, created_at)
SELECT id_of('partner', n), 'Salma', words, '0612345678', 'Fiduciaire', '', '',
  CASE WHEN marked THEN 'rejected' ELSE 'validated' END, at FROM other_rows;

INSERT INTO orders (id, reference, client_id, status, content, assigned_to, awaits_reply, pricing, total_centimes, submission_hash, search, created_at)
SELECT id_of('order', n), 'CMD-' || n, CASE WHEN marked THEN '@client' ELSE id_of('client', 1 + n % @others) END,
  CASE WHEN marked THEN 'rejected' ELSE (ARRAY['submitted', 'in_progress', 'completed'])[1 + n % 3] END,
  jsonb_build_object('kind',
    CASE WHEN marked THEN 'negative_certificate_request' ELSE (ARRAY['company_creation', 'domiciliation'])[1 + n % 2] END), CASE WHEN marked THEN '@admin'::uuid END, marked,
  '@quote', 47000, n::text, words, at FROM order_rows;

INSERT INTO bills (id, number, order_id, client_id, status, surplus_centimes, parties, lines, pricing, total_centimes, issued_on, due_on, search, created_at)
SELECT id_of('bill', n), 'FAC-' || n, id_of('order', order_n), client,
  CASE WHEN marked THEN 'partly_paid' ELSE (ARRAY['unpaid', 'paid'])[1 + n % 2] END, CASE WHEN marked THEN 100 ELSE 0 END,
  '{}', '[]', '@quote', 47000, at::date, at::date + 30, words, at FROM other_rows;

INSERT INTO stored_files (id, name, media_type, size, sha256, created_at)
SELECT id_of('file', n), 'cin.pdf', 'application/pdf', 1000, '', at FROM other_rows;

INSERT INTO documents (id, client_id, order_id, bill_id, kind, name, file_id, origin, status, search, created_at)
SELECT id_of('document', n), client, id_of('order', order_n), id_of('bill', n),
  CASE WHEN marked THEN 'receipt' ELSE (ARRAY['identity', 'official'])[1 + n % 2] END, 'cin.pdf', id_of('file', n), 'client',
  CASE WHEN marked THEN 'refused' ELSE (ARRAY['pending', 'accepted', 'accepted'])[1 + n % 3] END, words, at FROM other_rows;

-- The marked ones are open and stand at one of the four steps of a warning; of the others a quarter is open, for long.
INSERT INTO domiciliations
  (id, client_id, order_id, company_name, start_date, end_date, monthly_rate_centimes, closed_at, search, created_at)
SELECT id_of('domiciliation', n), client, id_of('order', order_n), 'Atlas', at::date,
  CASE WHEN marked THEN date '2026-11-21' + (ARRAY[-5, 3, 20, 45])[1 + n * @marked / @others % 4]
    WHEN n % 4 = 1 THEN date '2027-02-01' + n::int % 700
    ELSE at::date + 365 END,
  10000, CASE WHEN marked OR n % 4 = 1 THEN NULL ELSE at + interval '1 year' END, words, at FROM other_rows;

INSERT INTO contact_submissions (name, email, service, message, source, status, assigned_to, created_at)
SELECT words, 'a@exemple.ma', 'domiciliation', 'Bonjour', 'contact_page',
  CASE WHEN marked THEN 'closed' ELSE (ARRAY['new', 'answered'])[1 + n % 2] END,
  CASE WHEN marked THEN '@admin'::uuid END, at FROM other_rows;

INSERT INTO newsletter_subscriptions (email, source, unsubscribed_at, created_at)
SELECT n || replace(words, ' ', '.') || '@exemple.ma', 'footer_newsletter', CASE WHEN marked THEN at END, at FROM other_rows;

-- Those of one client came in the last three years; the other marked ones have half hours to come. All marked ones were called in vain; of the others most are done.
INSERT INTO callback_requests (name, phone, email, slot, status, created_at)
SELECT words, CASE WHEN words LIKE '%bejmat%' AND at > '2023-11-01' THEN (SELECT phone FROM clients WHERE user_id = '@client') ELSE '06' || lpad(n::text, 8, '0') END,
  n || '@exemple.ma', CASE WHEN marked AND words NOT LIKE '%bejmat%' THEN timestamptz '2026-12-01 08:00Z' + interval '30 minutes' * n END,
  CASE WHEN marked THEN 'no_answer' ELSE (ARRAY['done', 'done', 'open'])[1 + n % 3] END, at FROM other_rows;

-- Those that one partner asked of many clients, then those that many partners asked of one client.
INSERT INTO partner_requests (partner_id, client_id, kind, status, body, created_at)
SELECT CASE WHEN marked THEN '@partner' ELSE id_of('partner', n) END, id_of('client', n), 'link',
  CASE WHEN marked THEN 'accepted' ELSE 'pending' END, person_of(n, words), at FROM other_rows
UNION ALL
SELECT id_of('partner', n), client, 'link', CASE WHEN marked THEN 'refused' ELSE 'pending' END, person_of(n, words), at FROM other_rows
UNION ALL
SELECT '@partner', '@client', 'link', 'accepted', person_of(0, 'Amrani'), timestamptz '2020-01-01Z';

INSERT INTO mails (dedupe_key, template, recipient, locale, subject, text, html, status, created_at)
SELECT n::text, 'welcome', 'a@exemple.ma', 'fr', words, 'Bonjour', 'Bonjour',
  CASE WHEN marked THEN 'failed' ELSE 'sent' END, at FROM other_rows;

INSERT INTO notifications (user_id, type, code, params, created_at)
SELECT client, CASE WHEN marked THEN 'order' ELSE 'bill' END, 'order_received', jsonb_build_object('reference', words), at FROM other_rows;

ALTER TABLE orders ENABLE TRIGGER orders_count_open;
ALTER TABLE bills ENABLE TRIGGER bills_count_unpaid;

DROP VIEW few_rows, other_rows, order_rows;
