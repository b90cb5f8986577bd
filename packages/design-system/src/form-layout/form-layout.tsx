import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form-layout.module.css';

/** Props of {@link FormLayout}. */
export type FormLayoutProps = {
  /** The questions: an ErrorSummary and FormSections. */
  children: ReactNode;
  /** Stays in sight beside the questions where there is room, else stands above them: a PriceTable that folds. */
  aside?: ReactNode;
  /** A FormActions. */
  actions: ReactNode;
};

/** Where the parts of a form stand. Belongs inside its `<form>`; the order of reading is the same at every width. */
export function FormLayout({ children, aside, actions }: FormLayoutProps) {
  return (
    <div className={classNames(styles['root'], aside !== undefined && styles['beside'])}>
      {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
      <div className={styles['main']}>{children}</div>
      {actions}
    </div>
  );
}
