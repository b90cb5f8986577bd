import { DashboardSection, NothingYet } from '@tassis/dashboard';
import { DataTable, Stack, TextLink, type DataColumn } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';

type OwnTableProps<Row> = {
  title: string;
  /** The text without rows. */
  none: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowHref?: (row: Row) => string;
  /** The number of records, and a link to all of them when they are not all shown. */
  all?: { count: number; href: string };
};

/** The newest records of a client, with a link to all. */
export function OwnTable<Row extends { id: string }>(props: OwnTableProps<Row>) {
  const { client: texts } = useClientTexts();
  const { title, none, columns, rows, rowHref, all } = props;
  const hasMore = all !== undefined && all.count > rows.length;
  return (
    <DashboardSection title={title}>
      <Stack gap="s">
        {rows.length === 0 ? (
          <NothingYet>{none}</NothingYet>
        ) : (
          <DataTable
            caption={title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            loadingText={texts.loading}
            stickyHeader={false}
            empty={null}
            LinkComponent={RouterLink}
            {...(rowHref && { rowHref })}
          />
        )}
        {hasMore ? (
          <TextLink href={all.href} LinkComponent={RouterLink}>
            {texts.seeAll(all.count > 1000 ? '1000+' : String(all.count))}
          </TextLink>
        ) : null}
      </Stack>
    </DashboardSection>
  );
}
