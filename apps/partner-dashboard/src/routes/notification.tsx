import { AreaPage, NotificationList } from '@tassis/dashboard';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { notifications } = useMessages();
  return (
    <AreaPage title={notifications.title} lead={notifications.lead}>
      <NotificationList />
    </AreaPage>
  );
}
