import { Card } from '@tassis/design-system';
import type { ReactNode } from 'react';
import styles from './dashboard-section.module.css';

/** Props of {@link DashboardSection}. */
export type DashboardSectionProps = {
  title: string;
  /** What it shows; a {@link QueryView} where that must be asked for. */
  children: ReactNode;
};

/** A part of a signed-in page, under its own heading. */
export function DashboardSection({ title, children }: DashboardSectionProps) {
  return (
    <Card as="section">
      <h2 className={styles['heading']}>{title}</h2>
      {children}
    </Card>
  );
}
