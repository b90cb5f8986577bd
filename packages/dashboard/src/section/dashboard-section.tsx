import { Card } from '@tassis/design-system';
import type { ReactNode } from 'react';
import styles from './dashboard-section.module.css';

/** Props of {@link DashboardSection}. */
export type DashboardSectionProps = {
  title: string;
  /** The content; a {@link QueryView} when the API must be asked. */
  children: ReactNode;
};

/** A section of a signed-in page with its heading. */
export function DashboardSection({ title, children }: DashboardSectionProps) {
  return (
    <Card as="section">
      <h2 className={styles['heading']}>{title}</h2>
      {children}
    </Card>
  );
}
