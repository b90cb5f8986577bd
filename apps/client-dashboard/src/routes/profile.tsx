import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { displayName, useSession } from '@tassis/auth';
import { getClientProfile } from '@tassis/contracts';
import { AreaPage } from '@tassis/dashboard';
import { useBegunRequests } from '@tassis/dashboard/begun-requests';
import { Skeleton, Stack } from '@tassis/design-system';
import { signedInPageData } from '@tassis/platform/router';
import { DraftList } from '@tassis/views';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { overviewQuery } from '../features/overview/overview-query.ts';
import { Overview } from '../features/overview/overview.tsx';
import { useOverviewTexts } from '../messages/overview/use-overview-texts.ts';
import { useMessages } from '../messages/use-messages.ts';

const RecordSection = lazy(async () => ({
  default: (await import('../features/record/record-section.tsx')).RecordSection,
}));

export const loader = signedInPageData((need) => [
  need(overviewQuery),
  need(apiQuery(getClientProfile, {})),
]);

export function Component() {
  const { profile } = useMessages();
  const { hello, lead } = useOverviewTexts();
  const { user } = useSession();
  const begun = useBegunRequests();
  const { isPending } = useQuery(overviewQuery);
  // The overview renders its first answer a moment late (see useArrival), and the part below it in the same commit.
  const isShown = useDeferredValue(!isPending);
  // Once true it stays true: a failed overview is pending again while it is refetched, and somebody may be typing below.
  const [hasAnswer, setHasAnswer] = useState(isShown);
  if (isShown && !hasAnswer) setHasAnswer(true);
  const name = user?.client?.firstName ?? (user ? displayName(user) : '');
  // Two paragraphs, so that the page can paint before the name is known and only the greeting changes then.
  const welcome = (
    <>
      <p>{hello(name)}</p>
      <p>{lead}</p>
    </>
  );
  return (
    <AreaPage title={profile.title} lead={welcome}>
      <Stack gap="l">
        <DraftList {...begun} />
        <Overview />
        {/* It renders after the parts above it, which would otherwise push it out of the window. */}
        {hasAnswer ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <RecordSection />
          </Suspense>
        ) : null}
      </Stack>
    </AreaPage>
  );
}
