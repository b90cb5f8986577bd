import { useRef, type ReactNode } from 'react';
import { Tag } from './tag.tsx';
import styles from './tag.module.css';

/** One tag of a list. */
export type TagItem = {
  key: string;
  text: string;
  /** With the object: 'Retirer le filtre Casablanca'. */
  removeLabel: string;
};

/** Props of {@link TagList}. */
export type TagListProps = {
  /** What the tags are: 'Filtres actifs'. */
  label: string;
  items: readonly TagItem[];
  onRemove: (key: string) => void;
  /** After the tags: a button that removes them all. */
  end?: ReactNode;
};

/** Removable tags. After a removal the focus moves to the next tag. Renders a `<ul>`. */
export function TagList({ label, items, onRemove, end }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number, key: string) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const neighbour = buttons[index + 1] ?? buttons[index - 1] ?? list.current;
    neighbour?.focus();
    onRemove(key);
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles['list']} aria-label={label}>
      {items.map(({ key, text, removeLabel }, index) => (
        <li key={key}>
          <Tag remove={{ label: removeLabel, onRemove: () => remove(index, key) }}>{text}</Tag>
        </li>
      ))}
      {end ? <li>{end}</li> : null}
    </ul>
  );
}
