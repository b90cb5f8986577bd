import { classNames } from '../class-names.ts';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { ColumnChoice, DataColumn, TableSelection } from './table-types.ts';
import styles from './table-tools.module.css';

type TableToolsProps<Row> = {
  columns: readonly DataColumn<Row>[];
  selection?: TableSelection<Row> | undefined;
  columnChoice?: ColumnChoice | undefined;
};

/** In the line over the table, which is always kept: the column menu; over the whole line, what to do with the chosen rows. */
export function TableTools<Row>({ columns, selection, columnChoice }: TableToolsProps<Row>) {
  const count = selection?.selected.length ?? 0;
  return (
    <div
      className={classNames(styles['root'], count > 0 && styles['choosing'])}
      data-tools=""
      data-choosing={count > 0 ? '' : undefined}
    >
      {selection ? <SelectionBar selection={selection} /> : null}
      {columnChoice ? <ColumnMenu columns={columns} choice={columnChoice} /> : null}
    </div>
  );
}

function SelectionBar<Row>({ selection }: { selection: TableSelection<Row> }) {
  const { selected, onSelect, actions, texts } = selection;
  const count = selected.length;
  return (
    <section className={styles['bar']} aria-label={texts.bar}>
      {/* Always there, so that what is put into it is announced. */}
      <output className={styles['count']}>{count > 0 ? texts.count(count) : null}</output>
      {count > 0 ? (
        <div className={styles['actions']}>
          {actions}
          <Button
            size="s"
            variant="quiet"
            iconStart={<CloseIcon size={18} />}
            onClick={(event) => {
              focusPageCheckbox(event.currentTarget);
              onSelect([]);
            }}
          >
            {texts.clear}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The bar goes with the button that was pressed; focus goes where the choosing begins. */
function focusPageCheckbox(within: HTMLElement): void {
  within
    .closest('[data-table]')
    ?.querySelector<HTMLElement>('thead input[type="checkbox"]:enabled')
    ?.focus();
}
