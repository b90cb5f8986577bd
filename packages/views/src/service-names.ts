import type { OrderSummary } from '@tassis/contracts';
import { getLabel, type Locale } from '@tassis/messages';

/** What was ordered, in a few words: 'Certificat négatif', 'Création de société, Domiciliation'. */
export function formatServiceNames(order: Pick<OrderSummary, 'services'>, locale: Locale): string {
  const types = new Set(order.services.map((service) => service.type));
  return [...types].map((type) => getLabel(locale, `service_type.${type}`)).join(', ');
}
