import type { ComponentType, ReactNode } from 'react';
import type { Ordered, OrderPrice } from '@tassis/views';

/** What the form of a package’s order is given. */
export type OrderFormProps = Ordered & {
  /** Undefined while it is on its way or when it failed. */
  price: OrderPrice | undefined;
  /** Stands beside the questions. */
  priceCard: ReactNode;
};

export type OrderForm = ComponentType<OrderFormProps>;

/** Fetches a form, whose script comes when it is wanted. Rejects when it cannot be had now; it may be asked again. */
export type LoadOrderForm = () => Promise<OrderForm>;
