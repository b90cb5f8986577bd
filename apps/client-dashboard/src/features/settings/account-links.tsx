import { DashboardSection } from '@tassis/dashboard';
import { Stack, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useSettingsTexts } from '../../messages/settings/use-settings-texts.ts';
import styles from './settings.module.css';

/** Links to the sections of the account page. */
export function AccountLinks() {
  const { account } = useSettingsTexts();
  return (
    <DashboardSection title={account.title}>
      <Stack gap="s">
        <p className={styles['text']}>{account.text}</p>
        <ul className={styles['links']}>
          {Object.entries(account.links).map(([anchor, text]) => (
            <li key={anchor}>
              <TextLink href={`${paths.account}#${anchor}`} LinkComponent={RouterLink}>
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      </Stack>
    </DashboardSection>
  );
}
