import { listClientDomiciliations, type Domiciliation } from '@tassis/contracts';
import { List, useList } from '@tassis/dashboard';
import { StatusBadge } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { WarningStatusBadge } from '@tassis/views';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';
import { ownPaths } from '../../paths.ts';

/** All domiciliations of the client; each links to its renewal. */
export function DomiciliationList() {
  const { domiciliations: texts } = useRenewalTexts();
  const list = useList(listClientDomiciliations, {
    name: { key: 'company', text: ({ companyName }) => companyName },
    columns: [
      { key: 'state', card: 'beside', cell: renderState },
      { key: 'start', card: 'labelled', date: (row) => row.start_date },
      { key: 'end', card: 'labelled', date: (row) => row.end_date },
      { key: 'renewal', card: 'labelled', money: (row) => row.renewal?.total ?? null },
    ],
    filters: { search: {} },
    texts,
  });
  return (
    <List
      list={list}
      rowHref={({ id }) => ownPaths.renewal(id)}
      emptyAction={{ text: texts.order, href: paths.domiciliation }}
    />
  );
}

function renderState(domiciliation: Domiciliation) {
  return <State domiciliation={domiciliation} />;
}

function State({ domiciliation }: { domiciliation: Domiciliation }) {
  const { domiciliations: texts } = useRenewalTexts();
  const { warning, status } = domiciliation;
  if (warning !== null) return <WarningStatusBadge status={warning} />;
  return status === 'open' ? (
    <StatusBadge tone="success" text={texts.open} />
  ) : (
    <StatusBadge tone="neutral" text={texts.closed} />
  );
}
