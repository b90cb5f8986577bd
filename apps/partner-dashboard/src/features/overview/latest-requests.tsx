import type { PartnerRequest } from '@tassis/contracts';
import { DashboardSection, LinkList } from '@tassis/dashboard';
import { Stack, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { useRequestsTexts } from '../../messages/requests/use-requests-texts.ts';
import { ownPaths } from '../../paths.ts';
import { getClientName, RequestStatus } from '../../request/request-status.tsx';

/** The newest requests with their answers. */
export function LatestRequests({ requests }: { requests: readonly PartnerRequest[] }) {
  const { latest: texts } = useOverviewTexts();
  const { kinds } = useRequestsTexts();
  const locale = useLocale();
  return (
    <DashboardSection title={texts.title}>
      <Stack gap="s">
        {requests.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <LinkList
            label={texts.title}
            rows={requests.map((request) => ({
              href: ownPaths.request(request.id),
              text: getClientName(request),
              detail: `${kinds[request.kind]}, ${formatDate(locale, request.created_at)}`,
              aside: <RequestStatus status={request.status} />,
            }))}
          />
        )}
        <p>
          <TextLink href={paths.pendingRequests} LinkComponent={RouterLink}>
            {texts.all}
          </TextLink>
        </p>
      </Stack>
    </DashboardSection>
  );
}
