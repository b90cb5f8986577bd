import { AreaPage } from '@tassis/dashboard';
import { RequestList } from '../features/request-list/request-list.tsx';
import { ValidatedOnly } from '../validation/validated-only.tsx';
import { useRequestsTexts } from '../messages/requests/use-requests-texts.ts';

export function Component() {
  const texts = useRequestsTexts();
  return (
    <AreaPage title={texts.title} lead={texts.lead}>
      <ValidatedOnly>
        <RequestList />
      </ValidatedOnly>
    </AreaPage>
  );
}
