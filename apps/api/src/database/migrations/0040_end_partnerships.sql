-- Older code has no text for a notification `partner_revoked`, nor for what is `withdrawn` or `revoked`.
UPDATE schema_migrations SET breaks_older = true WHERE name = '0040_end_partnerships';
