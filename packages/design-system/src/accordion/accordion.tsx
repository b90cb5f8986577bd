import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import styles from './accordion.module.css';

/** Props of {@link Accordion}. */
export type AccordionProps = {
  /** Shared by the items of one accordion, alone on the page: the browser keeps one item open at a time. */
  name: string;
  items: readonly { key: string; title: string; content: ReactNode }[];
  /** Which item is open at first; `null` for none. Default the first. */
  initiallyOpen?: string | null;
};

/** Questions and answers, one open at a time, with no script. Renders native `<details name>`. */
export function Accordion({ name, items, initiallyOpen }: AccordionProps) {
  const open = initiallyOpen === undefined ? items[0]?.key : initiallyOpen;
  return (
    <div className={styles['root']}>
      {items.map((item) => (
        <details
          key={item.key}
          name={name}
          open={item.key === open}
          className={styles['item']}
          suppressHydrationWarning // another one may have been opened before the script came
        >
          <summary className={styles['summary']}>
            <span>{item.title}</span>
            <ChevronDownIcon className={styles['mark']} />
          </summary>
          <div className={styles['content']}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
