import type { OrderSummary } from '@tassis/contracts';
import { getLabel, type Locale } from '@tassis/messages';
import { getSharedTexts } from './messages/shared-texts.ts';

/** The names of an order's services: 'Création de société, Domiciliation'; in a list 'Renouvellement, Atlas Conseil', too. */
export function formatServiceNames(order: Pick<OrderSummary, 'services'>, locale: Locale): string {
  const { renewal } = getSharedTexts(locale);
  const names = order.services.map(({ type, renews }) =>
    renews === undefined ? getLabel(locale, `service_type.${type}`) : renewal(renews),
  );
  return [...new Set(names)].join(', ');
}
