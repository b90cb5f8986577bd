/* A native list cannot be filtered while a person types. The text field has the focus and handles the keys. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */
import { memo, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';
import type { Option } from '../select/select.tsx';
import { SpinnerMark } from '../spinner/spinner.tsx';
import styles from './option-list.module.css';

type OptionListProps = {
  id: string;
  label: string;
  rows: readonly Option[];
  active: number;
  chosen: string;
  /** Below the rows, or instead of them. */
  note: string | undefined;
  loading: boolean;
  onPick: (value: string) => void;
};

/** The rows of a combobox. The focus stays in the text field, whose `aria-activedescendant` names the active row. */
export function OptionList(props: OptionListProps) {
  const { id, label, rows, active, chosen, note, loading, onPick } = props;
  const popup = useRef<HTMLDivElement>(null);
  const activeOption = rows[active];

  useLayoutEffect(() => {
    // jsdom has no layout to scroll in.
    popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  // Depends on the option too, because after a keystroke another option may be in the same row.
  useLayoutEffect(() => {
    const row = activeOption ? document.getElementById(getRowId(id, active)) : null;
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active, activeOption]);

  return (
    // A press must not move the focus from the text field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={popup} className={styles['popup']} onMouseDown={(event) => event.preventDefault()}>
      {rows.length > 0 ? (
        <div
          id={id}
          className={styles['list']}
          role="listbox"
          aria-label={label}
          onClick={({ target }) => {
            const row = target instanceof Element ? target.closest('[role=option]') : null;
            const picked = rows.find((_, index) => getRowId(id, index) === row?.id);
            if (picked) onPick(picked.value);
          }}
        >
          {rows.map((option, index) => (
            <Row
              key={option.value}
              option={option}
              id={getRowId(id, index)}
              active={index === active}
              chosen={option.value === chosen}
            />
          ))}
        </div>
      ) : null}
      {note ? (
        <p className={classNames(styles['note'], rows.length > 0 && styles['under'])}>
          {loading ? <SpinnerMark /> : null}
          {note}
        </p>
      ) : null}
    </div>
  );
}

type RowProps = { option: Option; id: string; active: boolean; chosen: boolean };

/** Memoized; therefore it takes no function props. */
const Row = memo(function Row({ option, id, active, chosen }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className={styles['row']}
      data-active={active || undefined}
    >
      {option.label}
      {chosen ? <CheckIcon size={18} /> : null}
    </div>
  );
});

/** The id of a row, for `aria-activedescendant`. */
export function getRowId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
