import type { OrderFormProps } from '../packages/order-form.ts';

/** In the place of a form that is not there yet: its price alone. */
export function FormToCome({ priceCard }: OrderFormProps) {
  return priceCard;
}
