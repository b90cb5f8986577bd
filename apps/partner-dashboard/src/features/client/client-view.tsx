import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getPartnerClient, type PartnerClient } from '@tassis/contracts';
import { AreaPage, isMissing, QueryView } from '@tassis/dashboard';
import { Tabs } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink, useParams } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useClientTexts } from '../../messages/client/use-client-texts.ts';
import { ownPaths } from '../../paths.ts';
import { ValidatedOnly } from '../../validation/validated-only.tsx';

const PARTS = ['summary', 'orders', 'documents'] as const;
type Part = (typeof PARTS)[number];

const HREFS: Readonly<Record<Part, (id: string) => string>> = {
  summary: ownPaths.client,
  orders: ownPaths.clientOrders,
  documents: ownPaths.clientDocuments,
};

type ClientViewProps = { part: Part; children: (client: PartnerClient) => ReactNode };

/** The page of one client, or its loading, missing or error state. */
export function ClientView({ part, children }: ClientViewProps) {
  const texts = useClientTexts();
  const locale = useLocale();
  const { clientId = '' } = useParams();
  const query = useQuery(apiQuery(getPartnerClient, { params: { id: clientId } }));
  const client = isMissing(query.error) ? undefined : query.data?.data;
  const title = client ? `${client.firstName} ${client.lastName}` : texts.title;
  return (
    <AreaPage
      title={title}
      crumb={title}
      lead={client ? texts.since(formatDate(locale, client.linked_at)) : null}
    >
      <ValidatedOnly>
        <QueryView
          query={query}
          loading={texts.loading}
          failed={texts.failed}
          missing={{
            title: texts.notFound,
            text: texts.notFoundText,
            action: { text: texts.all, href: paths.myClients },
          }}
        >
          {({ data }) => (
            <>
              <Tabs
                label={texts.parts}
                items={PARTS.map((each) => ({
                  href: HREFS[each](data.id),
                  text: texts[each],
                  current: each === part,
                }))}
                LinkComponent={RouterLink}
              />
              {children(data)}
            </>
          )}
        </QueryView>
      </ValidatedOnly>
    </AreaPage>
  );
}
