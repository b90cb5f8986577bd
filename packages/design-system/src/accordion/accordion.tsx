import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import styles from './accordion.module.css';

/** Props of {@link Accordion}. */
export type AccordionProps = {
  /** The group's name, unique on the page: the browser opens one item of a name at a time. */
  name: string;
  items: readonly {
    key: string;
    title: string;
    content: ReactNode;
    /** The item's language, where it is not the page's. */
    lang?: string | undefined;
  }[];
  /** The item that is open initially; `null` for none. Default: the first. */
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
          lang={item.lang}
          open={item.key === open}
          className={styles['item']}
          suppressHydrationWarning // the person may have opened another one before hydration
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
