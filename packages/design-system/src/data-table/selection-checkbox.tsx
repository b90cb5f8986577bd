import nativeChoice from '../field/native-choice.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { pageSelection, togglePage, toggleRow } from './table-selection.ts';
import type { TableSelection } from './table-types.ts';
import styles from './table-tools.module.css';

type PageCheckboxProps<Row> = { page: readonly string[]; selection: TableSelection<Row> };

/** Selects the whole page; indeterminate while a part of it is selected. */
export function PageCheckbox<Row>({ page, selection }: PageCheckboxProps<Row>) {
  const { selected, onSelect, texts } = selection;
  const state = pageSelection(page, selected);
  return (
    <label className={styles['checkbox']}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        type="checkbox"
        className={nativeChoice['root']}
        checked={state === 'all'}
        disabled={page.length === 0}
        onChange={() => onSelect(togglePage(page, selected))}
      />
      <span className={styles['inCards']}>{texts.page}</span>
    </label>
  );
}

type RowCheckboxProps<Row> = { row: Row; rowKey: string; selection: TableSelection<Row> };

/** Selects one row. */
export function RowCheckbox<Row>({ row, rowKey, selection }: RowCheckboxProps<Row>) {
  const { selected, onSelect, texts } = selection;
  return (
    <label className={styles['checkbox']}>
      <input
        type="checkbox"
        className={nativeChoice['root']}
        checked={selected.includes(rowKey)}
        onChange={() => onSelect(toggleRow(rowKey, selected))}
      />
      <VisuallyHidden>{texts.row(row)}</VisuallyHidden>
    </label>
  );
}
