import { AreaPage, NotificationList } from '@tassis/dashboard';
import { useMessages } from '../messages/use-messages.ts';

/** The notification types of partners: answers of clients, validation, and answers of the firm. */
const TYPES = ['partner', 'system'] as const;

export function Component() {
  const { notifications } = useMessages();
  return (
    <AreaPage title={notifications.title} lead={notifications.lead}>
      <NotificationList types={TYPES} />
    </AreaPage>
  );
}
