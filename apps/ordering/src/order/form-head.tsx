import type { Ref } from 'react';
import styles from './form-head.module.css';

type FormHeadProps = {
  /** The id of the title, which names the form. */
  id: string;
  title: string | undefined;
  lead: string | undefined;
  /** For the title of a page of a form, which takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/** The title and introduction of a form, or of a page of it. */
export function FormHead({ id, title, lead, titleRef }: FormHeadProps) {
  return (
    <header className={styles['root']}>
      <h2 id={id} ref={titleRef} tabIndex={-1} className={styles['title']}>
        {title}
      </h2>
      <p className={styles['lead']}>{lead}</p>
    </header>
  );
}
