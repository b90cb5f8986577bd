import type { AdminDomiciliation } from '@tassis/contracts';
import { DashboardSection, EmptySection } from '@tassis/dashboard';
import { DataTable, type DataColumn } from '@tassis/design-system';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';
import { toPeople, type Person } from './to-people.ts';

/** The owners and managers of the company, with their identity documents. */
export function CompanyPeople({ domiciliation }: { domiciliation: AdminDomiciliation }) {
  const { people: texts } = useDomiciliationTexts().file;
  const columns: readonly DataColumn<Person>[] = [
    { key: 'name', header: texts.name, cell: ({ name }) => name, rowHeader: true },
    { key: 'role', header: texts.role, cell: ({ role }) => texts[role], card: 'beside' },
    { key: 'identity', header: texts.identity, cell: ({ identity }) => identity },
    { key: 'contact', header: texts.contact, cell: ({ contact }) => contact },
    { key: 'city', header: texts.city, cell: ({ city }) => city },
  ];
  return (
    <DashboardSection title={texts.title}>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={toPeople(domiciliation)}
        rowKey={({ id }) => id}
        loadingText={texts.loading}
        empty={<EmptySection {...texts.empty} />}
        stickyHeader={false}
      />
    </DashboardSection>
  );
}
