import { AreaPage, NotificationList } from '@tassis/dashboard';
import { useNotificationTexts } from '../messages/notifications/use-notification-texts.ts';

export function Component() {
  const { title, lead } = useNotificationTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <NotificationList />
    </AreaPage>
  );
}
