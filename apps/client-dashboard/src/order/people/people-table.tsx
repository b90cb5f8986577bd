import { DataTable, type DataColumn } from '@tassis/design-system';
import { useId } from 'react';
import styles from './people.module.css';

type PeopleTableProps<Row> = {
  title: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  headingLevel: 2 | 4;
};

/** A table of people with a title. */
export function PeopleTable<Row extends { id: string }>(props: PeopleTableProps<Row>) {
  const { title, columns, rows, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} className={styles['heading']}>
        {title}
      </Heading>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        stickyHeader={false}
        loadingText=""
        empty={null}
      />
    </section>
  );
}

/** The name of a person, with the details below it. */
export function NameCell({ name, details }: { name: string; details: readonly string[] }) {
  return (
    <div className={styles['who']}>
      {name}
      {details.map((detail) => (
        <span key={detail} className={styles['detail']}>
          {detail}
        </span>
      ))}
    </div>
  );
}
