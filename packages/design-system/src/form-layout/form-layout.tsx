import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form-layout.module.css';

/** Props of {@link FormLayout}. */
export type FormLayoutProps = {
  /** The questions: an ErrorSummary and FormSections. */
  children: ReactNode;
  /** Sticks beside the questions in a wide container, else is above them: a collapsible PriceTable. */
  aside?: ReactNode;
  /** A FormActions. */
  actions: ReactNode;
};

/** The layout of a form's parts, with the same reading order at every width. Render it inside the `<form>`. */
export function FormLayout({ children, aside, actions }: FormLayoutProps) {
  return (
    <div className={classNames(styles['root'], aside !== undefined && styles['beside'])}>
      {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
      <div className={styles['main']}>{children}</div>
      {actions}
    </div>
  );
}
