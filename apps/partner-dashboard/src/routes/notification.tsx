import { AreaPage, NotificationList } from '@tassis/dashboard';
import { useMessages } from '../messages/use-messages.ts';

/** What partners are told of: their clients’ answers and their validation, and answers of the firm. */
const TYPES = ['partner', 'system'] as const;

export function Component() {
  const { notifications } = useMessages();
  return (
    <AreaPage title={notifications.title} lead={notifications.lead}>
      <NotificationList types={TYPES} />
    </AreaPage>
  );
}
