import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getClaims } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { ClaimsEditor } from '../features/claims-editor/claims-editor.tsx';
import { useTexts } from '../messages/site-texts/use-texts.ts';

export function Component() {
  const { claims: texts } = useTexts();
  const query = useQuery({ ...apiQuery(getClaims, {}), staleTime: 0 });
  return (
    <AreaPage title={texts.title} lead={texts.lead}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {({ data }) => <ClaimsEditor claims={data} />}
      </QueryView>
    </AreaPage>
  );
}
