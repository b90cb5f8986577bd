import type { AdminOrder } from '@tassis/contracts';
import { Alert, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime, type Locale } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { isOverdue } from '@tassis/dashboard/bill';
import type { OrderTexts } from '../../messages/order/fr.ts';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The staff's tasks in an order: documents to review, a message to answer, an overdue bill. */
export function OrderWaiting({ order }: { order: AdminOrder }) {
  const texts = useOrderTexts();
  const entries = toEntries(order, texts, useLocale());
  if (entries.length === 0) return null;
  return (
    <Alert tone="warning" live={false} title={texts.waiting.title}>
      <ul>
        {entries.map(({ text, href }) => (
          <li key={href}>
            <TextLink href={href} LinkComponent={RouterLink}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function toEntries(order: AdminOrder, { state, waiting }: OrderTexts, locale: Locale) {
  const { documents, awaits_reply_since: since, bill } = order;
  const page = paths.adminOrder(order.id);
  const pending = documents.filter(({ status }) => status === 'pending').length;
  const isLate = bill !== null && isOverdue({ ...bill, due: getDue(bill) });
  return [
    ...(pending > 0 ? [{ text: state.toReview(pending), href: `${page}#documents` }] : []),
    ...(since === null
      ? []
      : [{ text: waiting.message(formatDateTime(locale, since)), href: `${page}#messages` }]),
    ...(isLate ? [{ text: waiting.bill(bill.number), href: ownPaths.bill(bill.id) }] : []),
  ];
}

function getDue({ status, total, paid }: NonNullable<AdminOrder['bill']>): number {
  return status === 'cancelled' ? 0 : total - paid;
}
