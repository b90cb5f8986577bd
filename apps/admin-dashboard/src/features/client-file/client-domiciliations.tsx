import type { AdminClient, AdminDomiciliationSummary } from '@tassis/contracts';
import type { DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { DomiciliationStatusBadge } from '../../domiciliation/domiciliation-status-badge.tsx';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';
import { OwnTable } from './own-table.tsx';

/** The domiciliations of a client. */
export function ClientDomiciliations({ client }: { client: AdminClient }) {
  const { domiciliations: texts } = useClientTexts().client;
  const locale = useLocale();
  const columns: DataColumn<AdminDomiciliationSummary>[] = [
    {
      key: 'company',
      header: texts.company,
      rowHeader: true,
      cell: ({ companyName }) => companyName,
    },
    {
      key: 'state',
      header: texts.state,
      card: 'beside',
      cell: renderState,
    },
    {
      key: 'end',
      header: texts.end,
      nowrap: true,
      cell: ({ end_date: day }) => formatDate(locale, day, 'short'),
    },
  ];
  return (
    <OwnTable
      title={texts.title}
      none={texts.none}
      columns={columns}
      rows={client.last_domiciliations}
    />
  );
}

function renderState(domiciliation: AdminDomiciliationSummary) {
  return <DomiciliationStatusBadge domiciliation={domiciliation} />;
}
