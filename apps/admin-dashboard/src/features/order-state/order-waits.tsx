import type { AdminOrder } from '@tassis/contracts';
import { TextLink } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';

/** The papers of an order that wait for a verdict, as a link to them; nothing when none does. */
export function OrderWaits({ documents }: Pick<AdminOrder, 'documents'>) {
  const { state: texts } = useOrderTexts();
  const count = documents.filter(({ status }) => status === 'pending').length;
  if (count === 0) return null;
  return (
    <p>
      <TextLink href="#documents" LinkComponent={RouterLink}>
        {texts.toReview(count)}
      </TextLink>
    </p>
  );
}
