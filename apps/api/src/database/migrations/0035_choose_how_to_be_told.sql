ALTER TABLE "clients" ADD COLUMN "notification_channels" jsonb DEFAULT '{"order":{"mail":true,"site":true},"document":{"mail":true,"site":true},"bill":{"mail":true,"site":true},"warning":{"mail":true,"site":true}}'::jsonb NOT NULL;--> statement-breakpoint
-- Whoever wanted no mails of a type still wants none; on the site everybody was told of everything.
UPDATE "clients" SET "notification_channels" = (
  SELECT jsonb_object_agg(key, jsonb_build_object('mail', value, 'site', true)) FROM jsonb_each("notification_preferences")
) WHERE "notification_preferences" <> '{"order":true,"document":true,"bill":true,"warning":true}';--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "deleted_at" timestamp (3) with time zone,
	ADD COLUMN "place" text GENERATED ALWAYS AS (CASE WHEN deleted_at IS NOT NULL THEN 'bin' WHEN archived_at IS NOT NULL THEN 'archive' ELSE 'inbox' END) STORED NOT NULL,
	ADD COLUMN "ordered_at" timestamp (3) with time zone GENERATED ALWAYS AS (CASE WHEN read_at IS NULL THEN (created_at AT TIME ZONE 'UTC' + interval '500 years') AT TIME ZONE 'UTC' ELSE created_at END) STORED NOT NULL;--> statement-breakpoint
DROP INDEX "notifications_newest_of_user";--> statement-breakpoint
DROP INDEX "notifications_newest_unread";--> statement-breakpoint
CREATE INDEX "notifications_in_order" ON "notifications" USING btree ("user_id","place","ordered_at","id","code","search");--> statement-breakpoint
CREATE INDEX "notifications_of_type_in_order" ON "notifications" USING btree ("user_id","place","type","ordered_at","id","code","search");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","type") WHERE "notifications"."place" = 'inbox' AND "notifications"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_deleted" ON "notifications" USING btree ("deleted_at") WHERE "notifications"."deleted_at" IS NOT NULL;--> statement-breakpoint
-- Tells whoever's notifications a statement has written or changed, once each; which one, when it is one.
CREATE FUNCTION announce_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', json_build_object(
    'type', 'notification', 'id', CASE WHEN count(*) = 1 THEN min(id::text) END, 'version', NULL, 'client', user_id
  )::text) FROM changed GROUP BY user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER notifications_announce_new AFTER INSERT ON notifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();--> statement-breakpoint
CREATE TRIGGER notifications_announce_changed AFTER UPDATE ON notifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
