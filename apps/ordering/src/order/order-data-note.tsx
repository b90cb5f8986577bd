import { PersonalDataNote } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useOrderMessages } from '../messages/order/use-order-messages.ts';

/** What the personal data of an order are for, at the foot of its form; what was typed is kept while somebody reads on. */
export function OrderDataNote() {
  const { form } = useOrderMessages();
  return (
    <PersonalDataNote purpose={form.purpose} href={paths.privacy} LinkComponent={RouterLink} />
  );
}
