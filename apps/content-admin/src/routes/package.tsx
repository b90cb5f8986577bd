import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getContentPackage } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { mayEditPackage } from '@tassis/domain';
import { useParams } from '@tassis/platform/router';
import { PackageEditor } from '../features/package-editor/package-editor.tsx';
import { useTexts } from '../messages/packages/use-texts.ts';
import { ownPaths } from '../paths.ts';

export function Component() {
  const { id = '' } = useParams();
  return <PackagePage key={id} id={id} />;
}

function PackagePage({ id }: { id: string }) {
  const { editor: texts, list } = useTexts();
  const query = useQuery({ ...apiQuery(getContentPackage, { params: { id } }), staleTime: 0 });
  const title = query.data?.data.draft.name ?? texts.title;
  return (
    <AreaPage title={title} crumb={title}>
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        empty={{
          ...texts.archived,
          action: { text: list.view.archived, href: ownPaths.packagesIn('archived') },
          when: ({ data }) => !mayEditPackage(data.status),
        }}
      >
        {({ data }, refetch) => <PackageEditor item={data} onChange={refetch} />}
      </QueryView>
    </AreaPage>
  );
}
