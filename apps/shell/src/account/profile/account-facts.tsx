import type { User } from '@tassis/contracts';
import { Cluster, DescriptionList, Stack, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { PartnerValidation } from './partner-validation.tsx';
import { VerifyEmail } from './verify-email.tsx';

type AccountFactsProps = { user: User; reviewReason: string | null };

/** The facts of the account that its owner cannot change here. */
export function AccountFacts({ user, reviewReason }: AccountFactsProps) {
  const { profile } = useAccountTexts();
  const locale = useLocale();
  const { partner } = user;
  return (
    <DescriptionList
      items={[
        { term: profile.role, value: getLabel(locale, `role.${user.user_type}`) },
        { term: profile.email, value: <Email user={user} /> },
        ...(partner
          ? [
              { term: profile.business, value: partner.businessName },
              {
                term: profile.validation,
                value: <PartnerValidation status={partner.status} reason={reviewReason} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Email({ user: { email, email_verified: verified } }: { user: User }) {
  const { profile } = useAccountTexts();
  return (
    <Stack gap="s" align="start">
      <Cluster gap="s">
        <Address email={email} />
        <StatusBadge
          tone={verified ? 'success' : 'warning'}
          text={verified ? profile.verified : profile.unverified}
        />
      </Cluster>
      {verified ? null : <VerifyEmail />}
    </Stack>
  );
}

/** An e-mail address that may break before its host. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
