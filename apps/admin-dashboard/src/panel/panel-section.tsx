import { Stack } from '@tassis/design-system';
import type { ReactNode } from 'react';
import styles from './panel-section.module.css';

/** A section of the panel, with its heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s">
      <h3 className={styles['title']}>{title}</h3>
      {children}
    </Stack>
  );
}
