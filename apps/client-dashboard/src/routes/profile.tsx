import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { displayName, useSession } from '@tassis/auth';
import { getClientProfile } from '@tassis/contracts';
import { AreaPage } from '@tassis/dashboard';
import { useBegunRequests } from '@tassis/dashboard/begun-requests';
import { Skeleton, Stack } from '@tassis/design-system';
import { personalData } from '@tassis/platform/router';
import { DraftList } from '@tassis/views';
import { lazy, Suspense } from 'react';
import { overviewQuery } from '../features/overview/overview-query.ts';
import { Overview } from '../features/overview/overview.tsx';
import { useOverviewTexts } from '../messages/overview/use-overview-texts.ts';
import { useMessages } from '../messages/use-messages.ts';

const RecordSection = lazy(async () => ({
  default: (await import('../features/record/record-section.tsx')).RecordSection,
}));

export const loader = personalData((need) => [
  need(overviewQuery),
  need(apiQuery(getClientProfile, {})),
]);

export function Component() {
  const { profile } = useMessages();
  const { lead } = useOverviewTexts();
  const { user } = useSession();
  const begun = useBegunRequests();
  const { isPending } = useQuery(overviewQuery);
  const name = user?.client?.firstName ?? (user ? displayName(user) : '');
  return (
    <AreaPage title={profile.title} lead={lead(name)}>
      <Stack gap="l">
        <DraftList {...begun} />
        <Overview />
        {/* Not before what stands above, which would push it out of the window. */}
        {isPending ? null : (
          <Suspense fallback={<Skeleton lines={6} />}>
            <RecordSection />
          </Suspense>
        )}
      </Stack>
    </AreaPage>
  );
}
