import type { Renewal } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Button, CheckCircleIcon, Cluster, Stack, TextLink, Unbroken } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';
import { ownPaths } from '../../paths.ts';
import styles from './renewal.module.css';

/** The confirmation of a renewal: the new end, the bill, the calendar file. */
export function Renewed({ renewal }: { renewal: Renewal }) {
  const { done: texts } = useRenewalTexts();
  const locale = useLocale();
  const { domiciliation, order, bill } = renewal;
  const end = formatDate(locale, domiciliation.end_date);
  return (
    <DashboardSection
      title={texts.title(domiciliation.companyName, end)}
      icon={<CheckCircleIcon size={28} className={styles['done']} />}
    >
      <Stack gap="m">
        <output>
          <Unbroken>
            {texts.text(
              bill.number,
              formatMoney(locale, bill.total),
              formatDate(locale, bill.due_on),
            )}
          </Unbroken>
        </output>
        <Cluster gap="s">
          <Button href={ownPaths.bill(bill.id)} variant="primary" LinkComponent={RouterLink}>
            {texts.bill}
          </Button>
          <Button href={ownPaths.orderDetails(order.id)} LinkComponent={RouterLink}>
            {texts.order}
          </Button>
          <Button href={ownPaths.documents} variant="quiet" LinkComponent={RouterLink}>
            {texts.documents}
          </Button>
        </Cluster>
        <p>
          <TextLink href={domiciliation.calendar_url}>{texts.calendar}</TextLink>
        </p>
      </Stack>
    </DashboardSection>
  );
}
