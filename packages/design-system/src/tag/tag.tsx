import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';
import { CloseIcon } from '../icons/close.tsx';
import styles from './tag.module.css';

type Look = {
  children: ReactNode;
  iconStart?: ReactNode;
};

type RemovableTagProps = Look & {
  /** Makes it removable: the button's accessible name, with the object, and the handler. In a list, use TagList. */
  remove?: { label: string; onRemove: () => void } | undefined;
  selected?: never;
};

type Filter = Look & {
  /** Makes it a filter that can be toggled. */
  selected: boolean;
  onToggle: (selected: boolean) => void;
  disabled?: boolean;
  remove?: never;
};

/** Props of {@link Tag}. */
export type TagProps = RemovableTagProps | Filter;

/** A tag or a filter. Renders a `<span>`, with a button if it is removable; a filter is a `<button>`. */
export function Tag(props: TagProps) {
  return props.selected === undefined ? <RemovableTag {...props} /> : <FilterTag {...props} />;
}

function RemovableTag({ children, iconStart, remove }: RemovableTagProps) {
  return (
    <span className={classNames(styles['root'], remove && styles['removable'])}>
      {iconStart}
      <span className={styles['text']}>{children}</span>
      {remove ? (
        <button
          type="button"
          className={styles['remove']}
          aria-label={remove.label}
          onClick={remove.onRemove}
        >
          <CloseIcon size={16} />
        </button>
      ) : null}
    </span>
  );
}

function FilterTag({ children, iconStart, selected, onToggle, disabled }: Filter) {
  return (
    <button
      type="button"
      className={classNames(styles['root'], styles['filter'])}
      aria-pressed={selected}
      disabled={disabled}
      onClick={() => onToggle(!selected)}
    >
      {selected ? <CheckIcon size={16} /> : iconStart}
      <span className={styles['text']}>{children}</span>
    </button>
  );
}
