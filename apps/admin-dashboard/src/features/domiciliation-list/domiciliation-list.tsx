import { listAdminDomiciliations, type AdminDomiciliationSummary } from '@tassis/contracts';
import { periodFilter, useList, WorkList } from '@tassis/dashboard';
import type { ReactNode } from 'react';
import { clientName } from '../../client/client-name.ts';
import { DomiciliationStatusBadge } from '../../domiciliation/domiciliation-status-badge.tsx';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The years for which the tax office may ask. */
const lastYears = () =>
  Array.from({ length: 6 }, (_, back) => String(new Date().getFullYear() - back));

type DomiciliationListProps = {
  renderPanel: (domiciliation: AdminDomiciliationSummary) => ReactNode;
};

/** All companies that have or had their address at the firm. */
export function DomiciliationList({ renderPanel }: DomiciliationListProps) {
  const texts = useDomiciliationTexts();
  const { label, anyText, open, closed } = texts.status;
  const list = useList(listAdminDomiciliations, {
    name: {
      key: 'company',
      text: ({ companyName }) => companyName,
      fullName: ({ companyName, order }) => `${companyName} (${order.reference})`,
    },
    columns: [
      { key: 'client', text: ({ client }) => clientName(client) },
      { key: 'order', nowrap: true, text: ({ order }) => order.reference },
      { key: 'status', card: 'beside', cell: renderStatus },
      { key: 'start', date: (domiciliation) => domiciliation.start_date },
      { key: 'end_date', date: (domiciliation) => domiciliation.end_date },
      { key: 'rate', money: (domiciliation) => domiciliation.monthly_rate },
    ],
    filters: {
      search: {},
      status: {
        label,
        anyText,
        options: [
          { value: 'open', label: open },
          { value: 'closed', label: closed },
        ],
      },
      year: { ...texts.year, options: lastYears().map((year) => ({ value: year, label: year })) },
      period: periodFilter,
    },
    texts: texts.list,
  });
  return (
    <WorkList
      list={list}
      panel={renderPanel}
      rowHref={({ id }) => ownPaths.domiciliation(id)}
      csv="domiciliations"
    />
  );
}

function renderStatus(domiciliation: AdminDomiciliationSummary) {
  return <DomiciliationStatusBadge domiciliation={domiciliation} />;
}
