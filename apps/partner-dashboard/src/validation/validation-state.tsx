import { useSession } from '@tassis/auth';
import type { PartnerOverview } from '@tassis/contracts';
import { DashboardSection, LinkList } from '@tassis/dashboard';
import { Alert, Grid, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useOverviewTexts } from '../messages/overview/use-overview-texts.ts';
import { ownPaths } from '../paths.ts';
import styles from './validation.module.css';

type ValidationStateProps = {
  status: Exclude<PartnerOverview['status'], 'validated'>;
  /** The reason of the rejection. */
  reason: string | null;
};

/** The state of the application, what the partner can do meanwhile, and what opens after validation. */
export function ValidationState({ status, reason }: ValidationStateProps) {
  const { validation: texts } = useOverviewTexts();
  const { title, text } = texts[status];
  const isUnverified = useSession().user?.email_verified === false;
  const meanwhile = [
    { href: ownPaths.record, text: texts.record, detail: texts.recordText },
    {
      href: paths.account,
      text: texts.account,
      detail: isUnverified ? texts.unverifiedText : texts.accountText,
    },
    { href: paths.contact, text: texts.contact, detail: texts.contactText },
  ];
  return (
    <Stack gap="l">
      <Alert tone={status === 'pending' ? 'info' : 'warning'} title={title} live={false}>
        {status === 'rejected' && reason !== null ? <p>{texts.reason(reason)}</p> : null}
        <p>{text}</p>
      </Alert>
      <Grid column="l" gap="l">
        <DashboardSection title={texts.meanwhile}>
          <LinkList label={texts.meanwhile} rows={meanwhile} />
        </DashboardSection>
        <DashboardSection title={texts.opens}>
          <ul className={styles['list']}>
            {texts.opensTexts.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </DashboardSection>
      </Grid>
    </Stack>
  );
}
