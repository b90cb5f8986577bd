import type { ReactNode } from 'react';
import type { LinkComponent } from '../link/link-component.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import { TableHead } from './table-head.tsx';
import { NoticeRow, TableRow, WaitingRows } from './table-rows.tsx';
import { AS } from './table-roles.ts';
import type { DataColumn, RowActions, RowChoice } from './table-types.ts';
import styles from './data-table.module.css';

/** Props of {@link DataTable}. */
export type DataTableProps<Row> = {
  /** What the table lists; shown only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** `loading` dims the rows; without rows it shows skeletons. */
  state?: 'ready' | 'loading' | 'error';
  loadingText: string;
  /** An EmptyState that says what will fill the list. */
  empty: ReactNode;
  /** An ErrorState: shown instead of the rows in state `error`. */
  error?: ReactNode;
  /** A Pagination. */
  footer?: ReactNode;
  /** The address of a row: its header becomes a link, and a press anywhere in the row follows it. */
  rowHref?: (row: Row) => string;
  LinkComponent?: LinkComponent;
  rowActions?: RowActions<Row>;
  /** A FilterBar above the table; it stays when nothing matches or the list failed. */
  filters?: ReactNode;
  /** Cells before each row; a WorkTable renders its checkboxes here. */
  choice?: RowChoice<Row>;
  /** Between the announcement and the table; a WorkTable renders its toolbar here. */
  tools?: ReactNode;
  /** A `<thead>` instead of plain headers. */
  head?: ReactNode;
  /** Shows `empty` and `error` inside the table, so that its filters stay available. */
  noticeInside?: boolean;
  /** Makes the headers sticky, below the bar of a DashboardShell. Default `true`. */
  stickyHeader?: boolean;
};

/**
 * A page of a list that the server paginates. Renders a `<table>`; in a narrow container, as under 768 px, each row
 * becomes a card. WorkTable adds sorting, filters, selection and hidden columns; it is separate, so that read-only
 * lists do not bundle them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, state = 'ready', caption, choice, rowActions } = props;
  const notice = getNotice(props);
  const isInstead = notice !== undefined && !props.noticeInside;
  const width = columns.length + (choice ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <div className={styles['root']} data-table="">
      <output>
        {state === 'loading' ? <VisuallyHidden>{props.loadingText}</VisuallyHidden> : null}
      </output>
      {props.filters}
      {isInstead ? (
        <div className={styles['instead']}>{notice}</div>
      ) : (
        <>
          {props.tools}
          <table {...AS.table} className={styles['table']} aria-busy={state === 'loading'}>
            <caption className={props.showCaption ? styles['caption'] : hiddenStyles['root']}>
              {caption}
            </caption>
            {props.head ?? (
              <TableHead
                columns={columns}
                sticky={props.stickyHeader ?? true}
                rowActions={rowActions}
              />
            )}
            <tbody {...AS.rowgroup} className={state === 'loading' ? styles['dimmed'] : undefined}>
              {notice === undefined ? (
                <Rows {...props} width={width} />
              ) : (
                <NoticeRow width={width}>{notice}</NoticeRow>
              )}
            </tbody>
          </table>
        </>
      )}
      {notice === undefined && props.footer ? (
        <div className={styles['footer']}>{props.footer}</div>
      ) : null}
    </div>
  );
}

/** The notice in place of rows; `undefined` while there are rows or they load. */
function getNotice<Row>({ state = 'ready', rows, empty, error }: DataTableProps<Row>) {
  if (state === 'error') return error ?? null;
  return state === 'ready' && rows.length === 0 ? (empty ?? null) : undefined;
}

function Rows<Row>(props: DataTableProps<Row> & { width: number }) {
  if (props.rows.length === 0) return <WaitingRows width={props.width} />;
  return props.rows.map((row) => {
    const key = props.rowKey(row);
    return (
      <TableRow
        key={key}
        row={row}
        rowKey={key}
        columns={props.columns}
        rowHref={props.rowHref}
        LinkComponent={props.LinkComponent}
        choice={props.choice}
        rowActions={props.rowActions}
      />
    );
  });
}
