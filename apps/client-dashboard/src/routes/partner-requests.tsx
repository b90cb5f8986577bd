import { AreaPage } from '@tassis/dashboard';
import { useSearchParams } from '@tassis/platform/router';
import { PartnerRequests } from '../features/partner-requests/partner-requests.tsx';
import { usePartnerRequestsTexts } from '../messages/partner-requests/use-partner-requests-texts.ts';

export function Component() {
  const texts = usePartnerRequestsTexts();
  const [params] = useSearchParams();
  return (
    <AreaPage title={texts.title} crumb={texts.title} lead={texts.lead}>
      <PartnerRequests
        chosen={params.get('request')}
        cursors={{
          pending: params.get('pending') ?? undefined,
          followers: params.get('followers') ?? undefined,
          answered: params.get('answered') ?? undefined,
        }}
      />
    </AreaPage>
  );
}
