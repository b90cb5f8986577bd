import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getSecondFactor } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { Alert, Skeleton, StatusBadge } from '@tassis/design-system';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { SecondFactor } from './second-factor.tsx';
import { useRequiredFactor } from './use-required-factor.ts';

/** The second factor: a code of an authenticator app besides the password. */
export function SecondFactorSection({ email }: { email: string }) {
  const { secondFactor: texts } = useAccountTexts();
  const { isRequired } = useRequiredFactor();
  const query = useQuery(apiQuery(getSecondFactor, {}));
  const factor = query.data?.data;
  const badge = factor ? (
    <StatusBadge
      tone={factor.enabled ? 'success' : 'neutral'}
      text={factor.enabled ? texts.on : texts.off}
    />
  ) : null;
  return (
    <AccountSection part="secondFactor" badge={badge}>
      {isRequired && factor?.enabled === false ? (
        <Alert tone="warning" title={texts.requiredTitle} live={false}>
          {texts.required}
        </Alert>
      ) : null}
      <QueryView
        query={query}
        loading={texts.loading}
        outline={<Skeleton lines={2} />}
        failed={texts.failed}
      >
        {({ data }) => (
          <SecondFactor factor={data} email={email} onChange={() => void query.refetch()} />
        )}
      </QueryView>
    </AccountSection>
  );
}
