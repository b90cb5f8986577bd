import { Grid } from '@tassis/design-system';
import type { ReactNode } from 'react';
import styles from './field-set.module.css';

/** A group of fields with a title. */
export function FieldSet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['root']}>
      <legend className={styles['title']}>{title}</legend>
      <Grid column="m">{children}</Grid>
    </fieldset>
  );
}
