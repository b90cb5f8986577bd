import { toMad } from '@tassis/domain';
import { formatMoney, isMessageCode, priceWords, translate, type Locale } from '@tassis/messages';
import { facts, type Block } from '../mail-text.ts';
import type { OrderFacts } from '../mail-content.ts';

const LABELS = {
  fr: { reference: 'Commande', services: 'Prestation', package: 'Forfait' },
  en: { reference: 'Order', services: 'Service', package: 'Package' },
} as const;

/** What a mail about an order repeats of it. */
export function factsOfOrder(locale: Locale, order: OrderFacts): Block {
  const labels = LABELS[locale];
  const services = order.services.map((type) => nameOfService(locale, type)).join(', ');
  return facts(
    [labels.reference, order.reference],
    [labels.services, services],
    ...(order.package ? [[labels.package, order.package] as const] : []),
    [priceWords(locale).total, formatMoney(locale, toMad(order.total))],
  );
}

function nameOfService(locale: Locale, type: string): string {
  const code = `service_type.${type}`;
  return isMessageCode(code) ? translate(locale, code) : type;
}
