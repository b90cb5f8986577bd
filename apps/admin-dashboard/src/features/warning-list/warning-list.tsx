import { listAdminWarnings, type AdminDomiciliationWarning } from '@tassis/contracts';
import { useList, WorkList } from '@tassis/dashboard';
import { Cluster, Badge } from '@tassis/design-system';
import { clientName } from '../../client/client-name.ts';
import { WarningStatusBadge } from '@tassis/views';
import { useWarningTexts } from '../../messages/warnings/use-warning-texts.ts';
import { GenerateWarnings } from './generate-warnings.tsx';
import { mailWarning } from './send-warning.ts';
import { WarningCounts } from './warning-counts.tsx';
import { WarningPanel } from './warning-panel.tsx';

/** All domiciliations that end soon or have ended. */
export function WarningList() {
  const texts = useWarningTexts();
  const list = useList(listAdminWarnings, {
    name: { key: 'company', text: ({ companyName }) => companyName },
    columns: [
      { key: 'client', text: ({ client }) => clientName(client) },
      { key: 'status', card: 'beside', cell: renderStatus },
      { key: 'end_date', date: (warning) => warning.end_date },
      { key: 'days_left', nowrap: true, text: (warning) => texts.daysLeft(warning.days_left) },
    ],
    filters: { search: {}, status: { ...texts.status, labels: 'warning_status' } },
    texts: texts.list,
  });
  const { status: shown, ...filters } = list.state.filters;
  return (
    <>
      <WarningCounts
        status={shown}
        counts={list.meta?.counts}
        toHref={(status) => list.hrefWith({ filters: { ...filters, status: status ?? '' } })}
      />
      <WorkList
        list={list}
        panel={renderPanel}
        csv="domiciliation-warnings"
        bulkActions={[{ text: texts.send, run: mailWarning, confirm: texts.several }]}
      />
      <div>
        <GenerateWarnings onGenerated={() => void list.query.refetch()} />
      </div>
    </>
  );
}

function renderStatus({ status, generated }: AdminDomiciliationWarning) {
  return (
    <Cluster gap="xs">
      <WarningStatusBadge status={status} />
      {generated ? <Generated /> : null}
    </Cluster>
  );
}

function Generated() {
  return <Badge tone="neutral">{useWarningTexts().generated}</Badge>;
}

function renderPanel(warning: AdminDomiciliationWarning) {
  return <WarningPanel warning={warning} />;
}
