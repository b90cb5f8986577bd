import type { OrderSummary } from '@tassis/contracts';
import { getLabel, type Locale } from '@tassis/messages';

/** The names of an order's services: 'Certificat négatif', 'Création de société, Domiciliation'. */
export function formatServiceNames(order: Pick<OrderSummary, 'services'>, locale: Locale): string {
  const types = new Set(order.services.map((service) => service.type));
  return [...types].map((type) => getLabel(locale, `service_type.${type}`)).join(', ');
}
