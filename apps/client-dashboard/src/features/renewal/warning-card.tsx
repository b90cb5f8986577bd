import { Card, DescriptionList, Unbroken, type DescriptionListProps } from '@tassis/design-system';
import type { ReactNode } from 'react';
import styles from './renewal.module.css';

type WarningCardProps = {
  title: string;
  badges: ReactNode;
  /** The days until the end, or since. */
  time: string;
  consequence: string;
  facts: DescriptionListProps['items'];
  /** The actions. */
  actions: ReactNode;
};

/** A warning about an approaching end, with the actions. */
export function WarningCard(props: WarningCardProps) {
  const { title, badges, time, consequence, facts, actions } = props;
  return (
    <Card as="article" className={styles['warning']}>
      <div className={styles['head']}>
        <h3 className={styles['company']}>
          <Unbroken>{title}</Unbroken>
        </h3>
        {badges}
      </div>
      <p className={styles['days']}>{time}</p>
      <p className={styles['soft']}>{consequence}</p>
      <DescriptionList layout="columns" items={facts} />
      {actions}
    </Card>
  );
}
