import type { Order } from '@tassis/contracts';
import { CompanyPeople } from './company-people.tsx';
import { DomiciliationManagers } from './domiciliation-managers.tsx';

/** Who is in what was ordered; nothing for a negative certificate, whose beneficiary is one of its facts. */
export function OrderPeople({ order }: { order: Order }) {
  return order.services.map(({ id, company, domiciliation }) => {
    if (company) return <CompanyPeople key={id} company={company} />;
    if (domiciliation) return <DomiciliationManagers key={id} managers={domiciliation.managers} />;
    return null;
  });
}
