import { StatusBadge } from '@tassis/design-system';
import { useNewsletterTexts } from '../../messages/newsletter/use-newsletter-texts.ts';

/** A badge that says whether an address gets the newsletter. */
export function SubscriptionBadge({ isSubscribed }: { isSubscribed: boolean }) {
  const { status } = useNewsletterTexts();
  return isSubscribed ? (
    <StatusBadge tone="success" text={status.subscribed} />
  ) : (
    <StatusBadge tone="neutral" text={status.unsubscribed} />
  );
}
