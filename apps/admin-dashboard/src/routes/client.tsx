import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminClient } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { useParams } from '@tassis/platform/router';
import { ClientFile } from '../features/client-file/client-file.tsx';
import { ClientHead } from '../features/client-file/client-head.tsx';
import { useClientTexts } from '../messages/clients/use-client-texts.ts';
import { ownPaths } from '../paths.ts';

export function Component() {
  const { client: texts } = useClientTexts();
  const { clientId = '' } = useParams();
  const query = useQuery(apiQuery(getAdminClient, { params: { id: clientId } }));
  const client = query.data?.data;
  const title = client ? `${client.firstName} ${client.lastName}` : texts.title;
  return (
    <AreaPage title={title} crumb={title} lead={client ? <ClientHead client={client} /> : null}>
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        missing={{
          title: texts.notFound,
          text: texts.notFoundText,
          action: { text: texts.all, href: ownPaths.clients },
        }}
      >
        {({ data }, refetch) => <ClientFile key={data.id} client={data} onChange={refetch} />}
      </QueryView>
    </AreaPage>
  );
}
