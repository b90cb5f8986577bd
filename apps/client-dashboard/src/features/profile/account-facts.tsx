import { displayName, useSession } from '@tassis/auth';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './profile.module.css';

/** Who the account belongs to, as the session knows it. */
export function AccountFacts() {
  const { profile } = useMessages();
  const locale = useLocale();
  const { user } = useSession();
  if (!user) return null;
  const verified = user.email_verified ? profile.emailVerified : profile.emailUnverified;
  return (
    <DashboardSection title={profile.account}>
      <DescriptionList
        items={[
          { term: profile.name, value: displayName(user) },
          { term: profile.email, value: `${user.email} (${verified})` },
          { term: profile.role, value: getLabel(locale, `role.${user.user_type}`) },
        ]}
      />
      <p className={styles['note']}>
        {profile.editable}{' '}
        <TextLink href={paths.account} LinkComponent={RouterLink}>
          {profile.edit}
        </TextLink>
      </p>
    </DashboardSection>
  );
}
