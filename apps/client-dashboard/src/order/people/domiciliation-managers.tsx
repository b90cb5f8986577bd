import type { OrderManager } from '@tassis/contracts';
import type { DataColumn } from '@tassis/design-system';
import { useWords } from '../facts/use-words.ts';
import { personName } from './associate-name.ts';
import { toManagerDetails } from './manager-details.ts';
import { NameCell, PeopleTable } from './people-table.tsx';

type DomiciliationManagersProps = { managers: readonly OrderManager[]; headingLevel: 2 | 4 };

/** The managers of a domiciled company. */
export function DomiciliationManagers(props: DomiciliationManagersProps) {
  const { managers, headingLevel } = props;
  const { texts } = useWords();
  return (
    <PeopleTable
      title={texts.managers}
      columns={useManagerColumns()}
      rows={managers}
      headingLevel={headingLevel}
    />
  );
}

function useManagerColumns(): DataColumn<OrderManager>[] {
  const words = useWords();
  const { texts } = words;
  return [
    {
      key: 'name',
      header: texts.name,
      rowHeader: true,
      cell: (manager) => (
        <NameCell name={personName(manager)} details={toManagerDetails(manager, words)} />
      ),
    },
    { key: 'email', header: texts.email, cell: ({ email }) => email },
    { key: 'phone', header: texts.phone, nowrap: true, cell: ({ phone }) => phone },
  ];
}
