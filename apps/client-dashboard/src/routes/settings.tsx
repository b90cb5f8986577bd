import { AreaPage } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { AccountLinks } from '../features/settings/account-links.tsx';
import { NotificationChoices } from '../features/settings/notification-choices.tsx';
import { useSettingsTexts } from '../messages/settings/use-settings-texts.ts';

export function Component() {
  const { title, lead } = useSettingsTexts();
  return (
    <AreaPage title={title} crumb={title} lead={lead}>
      <Stack gap="l">
        <NotificationChoices />
        <AccountLinks />
      </Stack>
    </AreaPage>
  );
}
