import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { ColumnChoice, DataColumn, TableSelection } from './table-types.ts';
import styles from './table-tools.module.css';

type TableToolsProps<Row> = {
  columns: readonly DataColumn<Row>[];
  selection?: TableSelection<Row> | undefined;
  columnChoice?: ColumnChoice | undefined;
  children?: ReactNode;
};

/**
 * The line above the table, which always takes its space: further controls and the column menu, or, over the whole line, the actions on
 * the selected rows.
 */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { columns, selection, columnChoice, children } = props;
  const count = selection?.selected.length ?? 0;
  return (
    <div
      className={classNames(styles['root'], count > 0 && styles['choosing'])}
      data-tools={children ? 'more' : ''}
      data-choosing={count > 0 ? '' : undefined}
    >
      {selection ? <SelectionBar selection={selection} /> : null}
      {count > 0 ? null : children}
      {columnChoice ? <ColumnMenu columns={columns} choice={columnChoice} /> : null}
    </div>
  );
}

function SelectionBar<Row>({ selection }: { selection: TableSelection<Row> }) {
  const { selected, texts } = selection;
  const count = selected.length;
  return (
    <section className={styles['bar']} aria-label={texts.bar}>
      {/* Always rendered, so that its content is announced when it changes. */}
      <output className={styles['count']}>{count > 0 ? texts.count(count) : null}</output>
      {count > 0 ? <SelectionActions selection={selection} /> : null}
    </section>
  );
}

/** They disappear with the selection; the focus then moves from the pressed button to the page's checkbox. */
function SelectionActions<Row>({ selection }: { selection: TableSelection<Row> }) {
  const { onSelect, actions, texts } = selection;
  const root = useFocusAfterRemoval(findPageCheckbox);
  return (
    <div ref={root} className={styles['actions']}>
      {actions}
      <Button
        size="s"
        variant="quiet"
        iconStart={<CloseIcon size={18} />}
        onClick={() => onSelect([])}
      >
        {texts.clear}
      </Button>
    </div>
  );
}

function findPageCheckbox(removed: HTMLElement): HTMLElement | null {
  return (
    removed
      .closest('[data-table]')
      ?.querySelector<HTMLElement>('thead input[type="checkbox"]:enabled') ?? null
  );
}
