-- As in 0024: the lists of mails and of the newsletter show what colleagues, and the mails themselves, have changed.
CREATE TRIGGER mails_announce_new AFTER INSERT ON mails REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('mail', 'id');--> statement-breakpoint
CREATE TRIGGER mails_announce_changed AFTER UPDATE ON mails REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('mail', 'id');--> statement-breakpoint
CREATE TRIGGER newsletter_subscriptions_announce_new AFTER INSERT ON newsletter_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('newsletter_subscription', 'id');--> statement-breakpoint
CREATE TRIGGER newsletter_subscriptions_announce_changed AFTER UPDATE ON newsletter_subscriptions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('newsletter_subscription', 'id');
