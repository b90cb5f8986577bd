import type { ReactNode } from 'react';
import styles from './order-layout.module.css';

type OrderLayoutProps = {
  /** The state of the order. */
  state: ReactNode;
  /** The next actions; nothing for a final order. */
  actions: ReactNode;
  /** The price and the payments. */
  money: ReactNode;
  /** The links to its sections. */
  contents: ReactNode;
  children: ReactNode;
};

/**
 * The page of an order: its content beside a column that stays in sight. On a narrow page the state is above the content, and
 * the actions stay at the bottom of the window.
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
