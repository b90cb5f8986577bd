import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminDomiciliation } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { DomiciliationStatusBadge } from '../../domiciliation/domiciliation-status-badge.tsx';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';
import { ownPaths } from '../../paths.ts';
import { CloseDomiciliation } from './close-domiciliation.tsx';
import { CompanyIdentity } from './company-identity.tsx';
import { CompanyPeople } from './company-people.tsx';
import { DomiciliationFacts } from './domiciliation-facts.tsx';
import { FileDocuments } from './file-documents.tsx';
import { RenewalHistory } from './renewal-history.tsx';

/** The page of a domiciliation: the firm's record of the company. */
export function DomiciliationFile({ id }: { id: string }) {
  const { title, file: texts } = useDomiciliationTexts();
  const query = useQuery(apiQuery(getAdminDomiciliation, { params: { id } }));
  const domiciliation = query.data?.data;
  return (
    <AreaPage
      title={domiciliation?.companyName ?? title}
      crumb={domiciliation?.companyName ?? texts.crumb}
      lead={domiciliation ? <DomiciliationStatusBadge domiciliation={domiciliation} /> : null}
      actions={
        domiciliation?.status === 'open' ? (
          <CloseDomiciliation
            domiciliation={domiciliation}
            onSettled={() => void query.refetch()}
          />
        ) : null
      }
    >
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        missing={{
          title: texts.notFound,
          text: texts.notFoundText,
          action: { text: texts.all, href: ownPaths.domiciliations },
        }}
      >
        {({ data }) => (
          <>
            <DomiciliationFacts domiciliation={data} />
            <RenewalHistory domiciliation={data} />
            <CompanyIdentity domiciliation={data} />
            <CompanyPeople domiciliation={data} />
            <FileDocuments documents={data.documents} />
          </>
        )}
      </QueryView>
    </AreaPage>
  );
}
