import type { ReactNode } from 'react';
import styles from './order-layout.module.css';

type OrderLayoutProps = {
  /** Where the order stands. */
  state: ReactNode;
  /** What to do next; nothing for an order that is final. */
  actions: ReactNode;
  /** What it costs, and what was paid. */
  money: ReactNode;
  /** Leads to its sections. */
  contents: ReactNode;
  children: ReactNode;
};

/**
 * The page of an order: its content beside a column that stays in sight. In a narrow page the state is above the
 * content, and the actions stay at the foot of the window.
 */
export function OrderLayout(props: OrderLayoutProps) {
  const { state, actions, money, contents, children } = props;
  return (
    <div className={styles['root']}>
      <div className={styles['column']}>
        {contents}
        {state}
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
        {money}
      </div>
      <div data-order="" className={styles['content']}>
        {children}
      </div>
    </div>
  );
}
