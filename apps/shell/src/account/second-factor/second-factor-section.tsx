import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getSecondFactor } from '@tassis/contracts';
import { Skeleton, StatusBadge, VisuallyHidden } from '@tassis/design-system';
import { LoadFailure } from '@tassis/views';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { SecondFactor } from './second-factor.tsx';

/** The code of a telephone besides the password. */
export function SecondFactorSection({ email }: { email: string }) {
  const { secondFactor: texts } = useAccountTexts();
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
      {factor ? (
        <SecondFactor factor={factor} email={email} onChange={() => void query.refetch()} />
      ) : null}
      {!factor && query.error ? (
        <LoadFailure title={texts.failed} error={query.error} query={query} />
      ) : null}
      {!factor && !query.error ? (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton lines={2} />
        </div>
      ) : null}
    </AccountSection>
  );
}
