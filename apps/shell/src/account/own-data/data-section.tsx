import { Stack } from '@tassis/design-system';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import styles from './own-data.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

/** Personal data: export, and deletion of the account. */
export function DataSection() {
  const { data } = useAccountTexts();
  return (
    <AccountSection part="data">
      <Stack gap="s" align="start">
        <h3 className={styles['heading']}>{data.exportTitle}</h3>
        <p>{data.exportText}</p>
        <ExportData />
      </Stack>
      <Stack gap="s" align="start">
        <h3 className={styles['heading']}>{data.deleteTitle}</h3>
        <p>{data.deleteText}</p>
        <DeleteAccount />
      </Stack>
    </AccountSection>
  );
}
