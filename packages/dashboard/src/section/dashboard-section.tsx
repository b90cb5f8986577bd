import { Card, Unbroken } from '@tassis/design-system';
import { useId, type ReactNode } from 'react';
import styles from './dashboard-section.module.css';

/** Props of {@link DashboardSection}. */
export type DashboardSectionProps = {
  title: string;
  /** A decorative icon before the title. */
  icon?: ReactNode;
  /** The id for links to the section: '…#documents'. */
  id?: string | undefined;
  /** Beside the heading: a button, a badge. */
  actions?: ReactNode;
  /** The content; a {@link QueryView} when the API provides it. */
  children: ReactNode;
};

/** A section of a signed-in page with its heading. */
export function DashboardSection({ title, icon, id, actions, children }: DashboardSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" id={id} className={styles['root']} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['heading']}>
          {icon}
          <Unbroken>{title}</Unbroken>
        </h2>
        {actions}
      </div>
      {children}
    </Card>
  );
}
