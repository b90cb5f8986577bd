import {
  ArrowDownIcon,
  ArrowUpIcon,
  CloseIcon,
  IconButton,
  MenuIcon,
  VisuallyHidden,
} from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { useRef, useState, type ReactNode } from 'react';
import type { Entries, KeyedEntry } from '../drafts/use-entries.ts';
import { useTexts } from '../messages/site-texts/use-texts.ts';
import styles from './sortable-list.module.css';
import { useDrag } from './use-drag.ts';
import { useMovedFocus } from './use-moved-focus.ts';

/** Props of {@link SortableList}. */
export type SortableListProps<Entry> = {
  label: string;
  list: Entries<Entry>;
  /** The index of the first movable entry; earlier ones are fixed. Default 0. */
  first?: number;
  /** The name of an entry: 'Question 3'. `position` counts from 1. */
  nth: (n: number) => string;
  /** A mark beside the entry's name, such as what it lacks. */
  renderMark?: (entry: Entry) => ReactNode;
  children: (item: KeyedEntry<Entry>, place: number) => ReactNode;
};

/** A list whose entries can be moved by buttons or dragged by a handle, and removed, which can be undone. */
export function SortableList<Entry>(props: SortableListProps<Entry>) {
  const { label, list, first = 0, nth: nthShown, renderMark, children } = props;
  const nth = (n: number) => nthShown(n - first);
  const { order: texts } = useTexts();
  const notify = useNotify();
  const [told, setTold] = useState('');
  const root = useRef<HTMLOListElement>(null);
  const focusOn = useMovedFocus(root);
  const move = (from: number, to: number) => {
    list.move(from, to);
    setTold(texts.moved(nth(from + 1), to + 1 - first, list.items.length - first));
  };
  const drag = useDrag(move);
  const remove = ({ key, entry }: KeyedEntry<Entry>, place: number) => {
    list.remove(key);
    focusOn(list.items[place + 1] ?? list.items[place - 1], 'remove');
    const onAction = () => list.add(entry, place);
    const action = { text: texts.undo, onAction };
    notify({ tone: 'info', text: texts.removed(nth(place + 1)), action });
  };
  return (
    <>
      <ol ref={root} className={styles['list']} aria-label={label}>
        {list.items.slice(first).map((item, index) => {
          const place = index + first;
          const name = nth(place + 1);
          const step = (to: number, way: 'up' | 'down') => () => {
            move(place, to);
            focusOn(item, way);
          };
          return (
            <li key={item.key} className={styles['item']} {...drag.target(place)}>
              <div className={styles['head']}>
                <span className={styles['handle']} title={texts.drag} {...drag.handle(place)}>
                  <MenuIcon />
                </span>
                <h2 className={styles['name']}>{name}</h2>
                {renderMark?.(item.entry)}
                <div className={styles['buttons']}>
                  <IconButton
                    data-move={`${item.key} up`}
                    label={texts.up(name)}
                    icon={<ArrowUpIcon />}
                    disabled={place === first}
                    onClick={step(place - 1, 'up')}
                  />
                  <IconButton
                    data-move={`${item.key} down`}
                    label={texts.down(name)}
                    icon={<ArrowDownIcon />}
                    disabled={place === list.items.length - 1}
                    onClick={step(place + 1, 'down')}
                  />
                  <IconButton
                    data-move={`${item.key} remove`}
                    label={texts.remove(name)}
                    icon={<CloseIcon />}
                    onClick={() => remove(item, place)}
                  />
                </div>
              </div>
              {children(item, place)}
            </li>
          );
        })}
      </ol>
      <output>
        <VisuallyHidden>{told}</VisuallyHidden>
      </output>
    </>
  );
}
