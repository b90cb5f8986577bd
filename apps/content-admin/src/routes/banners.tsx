import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getBanners } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { BannersEditor } from '../features/banners-editor/banners-editor.tsx';
import { useTexts } from '../messages/site-texts/use-texts.ts';

export function Component() {
  const { banners: texts } = useTexts();
  const query = useQuery({ ...apiQuery(getBanners, {}), staleTime: 0 });
  return (
    <AreaPage title={texts.title} lead={texts.lead}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {({ data }) => <BannersEditor banners={data} />}
      </QueryView>
    </AreaPage>
  );
}
