import type { ComponentType, ReactNode } from 'react';
import type { Ordered } from '@tassis/views';

/** The props of the form of a package’s order. */
export type OrderFormProps = Ordered & {
  /** The price in MAD; undefined while it loads or after a failure. */
  price: { total: number } | undefined;
  /** The price card beside the fields. */
  priceCard: ReactNode;
};

export type OrderForm = ComponentType<OrderFormProps>;

/** Loads a form on demand. Rejects on a failure; may be called again. */
export type LoadOrderForm = () => Promise<OrderForm>;
