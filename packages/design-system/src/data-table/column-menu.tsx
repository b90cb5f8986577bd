import nativeChoice from '../field/native-choice.module.css';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import { ColumnsIcon } from '../icons/columns.tsx';
import { useDisclosure } from '../site-header/use-disclosure.ts';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import type { ColumnChoice, DataColumn } from './table-types.ts';
import styles from './table-tools.module.css';

type ColumnMenuProps<Row> = { columns: readonly DataColumn<Row>[]; choice: ColumnChoice };

/** The menu of visible columns, as checkboxes in a `<details>`, which closes on Escape, blur and a press outside. */
export function ColumnMenu<Row>({ columns, choice }: ColumnMenuProps<Row>) {
  const { root, open, onToggle } = useDisclosure<HTMLDetailsElement>();
  const { hidden, onHidden, text } = choice;
  const toggle = (key: string) =>
    onHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <details ref={root} className={styles['menu']} open={open} onToggle={onToggle}>
      <summary className={styles['menuButton']}>
        <ColumnsIcon size={18} />
        {text}
        <ChevronDownIcon size={16} />
      </summary>
      <fieldset className={styles['panel']}>
        <legend className={hiddenStyles['root']}>{text}</legend>
        {columns.filter(isHideable).map(({ key, header }) => (
          <label key={key} className={styles['column']}>
            <input
              type="checkbox"
              className={nativeChoice['root']}
              checked={!hidden.includes(key)}
              onChange={() => toggle(key)}
            />
            {header}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** The visible columns: the row header and columns that are not hideable always are. */
export function visibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: readonly string[] = [],
): readonly DataColumn<Row>[] {
  return columns.filter((column) => !isHideable(column) || !hidden.includes(column.key));
}

function isHideable<Row>({ rowHeader = false, hideable = true }: DataColumn<Row>): boolean {
  return hideable && !rowHeader;
}
