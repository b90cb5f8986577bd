import { useSession } from '@tassis/auth';
import { Alert } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { mayPlaceOrder } from '@tassis/domain';
import { labelOf } from '@tassis/messages';
import { fill } from '../messages/fill.ts';
import { useOrderMessages } from '../messages/order/use-order-messages.ts';

/** Said before anything is filled in: orders come from clients only. */
export function RoleNotice() {
  const { role: texts } = useOrderMessages();
  const locale = useLocale();
  const { user } = useSession();
  if (user === null || mayPlaceOrder({ role: user.user_type })) return null;
  const role = labelOf(locale, `role.${user.user_type}`);
  return (
    <Alert tone="warning" title={texts.title}>
      {fill(texts.text, { role: role.toLocaleLowerCase(locale) })}
    </Alert>
  );
}
