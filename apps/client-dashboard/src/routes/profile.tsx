import { displayName, useSession } from '@tassis/auth';
import { AreaPage } from '@tassis/dashboard';
import { useBegunRequests } from '@tassis/dashboard/begun-requests';
import { Skeleton, Stack } from '@tassis/design-system';
import { DraftList } from '@tassis/views';
import { lazy, Suspense } from 'react';
import { Overview } from '../features/overview/overview.tsx';
import { useOverviewTexts } from '../messages/overview/use-overview-texts.ts';
import { useMessages } from '../messages/use-messages.ts';

const RecordSection = lazy(async () => ({
  default: (await import('../features/record/record-section.tsx')).RecordSection,
}));

export function Component() {
  const { profile } = useMessages();
  const { lead } = useOverviewTexts();
  const { user } = useSession();
  const begun = useBegunRequests();
  const name = user?.client?.firstName ?? (user ? displayName(user) : '');
  return (
    <AreaPage title={profile.title} lead={lead(name)}>
      <Stack gap="l">
        <DraftList {...begun} />
        <Overview />
        <Suspense fallback={<Skeleton lines={6} />}>
          <RecordSection />
        </Suspense>
      </Stack>
    </AreaPage>
  );
}
