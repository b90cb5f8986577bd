import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form-layout.module.css';

/** Props of {@link FormLayout}. */
export type FormLayoutProps = {
  /** The questions: an ErrorSummary and FormSections. */
  children: ReactNode;
  /** Stays in sight beside the questions where there is room, else stands between them and the actions: a PriceTable. */
  aside?: ReactNode;
  /** A FormActions. */
  actions: ReactNode;
};

/** Where the parts of a form stand. Belongs inside its `<form>`; the order of reading is the same at every width. */
export function FormLayout({ children, aside, actions }: FormLayoutProps) {
  return (
    <div className={classNames(styles['root'], aside !== undefined && styles['beside'])}>
      <div className={styles['main']}>{children}</div>
      {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
      {actions}
    </div>
  );
}
