-- As in 0024, and the order to which the row belongs, where it has one: a document or a bill is on the page of its order.
CREATE OR REPLACE FUNCTION announce_changes() RETURNS trigger LANGUAGE plpgsql AS $$
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