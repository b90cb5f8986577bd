import type { Order } from '@tassis/contracts';
import { DescriptionList } from '@tassis/design-system';
import { formatServiceNames } from '@tassis/views';
import { certificateFacts } from './certificate-facts.tsx';
import { companyFacts } from './company-facts.tsx';
import { domiciliationFacts } from './domiciliation-facts.ts';
import { renewalFacts } from './renewal-facts.ts';
import { useWords, type DomiciledWords, type Facts } from './use-words.ts';

/** The content of an order, field by field, without the people ({@link OrderPeople}). */
export function OrderContent({ order }: { order: Pick<Order, 'services' | 'package'> }) {
  const words = useWords();
  const months = order.package?.domiciliation_duration_months ?? 0;
  const { texts, locale } = words;
  return (
    <DescriptionList
      items={[
        { term: texts.services, value: formatServiceNames(order, locale) },
        ...(order.package ? [{ term: texts.package, value: order.package.name }] : []),
        ...order.services.flatMap((service) => serviceFacts(service, { ...words, months })),
      ]}
    />
  );
}

function serviceFacts(service: Order['services'][number], words: DomiciledWords): Facts {
  const { company, domiciliation, negative_certificate_request: request } = service;
  if (company) return companyFacts(company, words);
  if (domiciliation) return domiciliationFacts(domiciliation, words);
  return request ? certificateFacts(request, words) : renewalFacts(service, words);
}
