import type { ComponentType, ReactNode } from 'react';
import type { Ordered } from '@tassis/views';

/** What the form of a package’s order is given. */
export type OrderFormProps = Ordered & {
  /** What it costs, in MAD; undefined while that is on its way or when it failed. */
  price: { total: number } | undefined;
  /** Stands beside the questions. */
  priceCard: ReactNode;
};

export type OrderForm = ComponentType<OrderFormProps>;

/** Fetches a form, whose script comes when it is wanted. Rejects when it cannot be had now; it may be asked again. */
export type LoadOrderForm = () => Promise<OrderForm>;
