import type { ComponentType, ReactNode } from 'react';
import type { Ordered } from '@tassis/views';

/** The props of the form of a package’s order. */
export type OrderFormProps = Ordered & {
  /** What it costs, in MAD; undefined while that is on its way or when it failed. */
  price: { total: number } | undefined;
  /** Stands beside the questions. */
  priceCard: ReactNode;
};

export type OrderForm = ComponentType<OrderFormProps>;

/** Loads a form on demand. Rejects on a failure; may be called again. */
export type LoadOrderForm = () => Promise<OrderForm>;
