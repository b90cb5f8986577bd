import type { ReactNode } from 'react';
import { Unbroken } from '../layout/unbroken.tsx';
import { useCrumb } from './dashboard-crumb.ts';
import styles from './dashboard-page.module.css';

/** Props of {@link DashboardPage}. */
export type DashboardPageProps = {
  title: ReactNode;
  /** The last breadcrumb of a page below a section, such as an order. The breadcrumbs then link back to the section. */
  crumb?: string | undefined;
  /** Above the title: a badge. The link back is in the frame's bar. */
  above?: ReactNode;
  lead?: ReactNode;
  /** Beside the title where they fit, else below it. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A page inside a DashboardShell: its header with the page's `<h1>`, then its content. Denser than public pages. */
export function DashboardPage(props: DashboardPageProps) {
  const { title, crumb, above, lead, actions, children } = props;
  useCrumb(crumb);
  return (
    <div className={styles['root']}>
      <div className={styles['head']}>
        <div className={styles['text']}>
          {above ? <div className={styles['above']}>{above}</div> : null}
          <h1 className={styles['title']}>
            <Unbroken>{title}</Unbroken>
          </h1>
          {lead ? <div className={styles['lead']}>{lead}</div> : null}
        </div>
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
