import type { Order } from '@tassis/contracts';
import { CompanyPeople } from './company-people.tsx';
import { DomiciliationManagers } from './domiciliation-managers.tsx';

type OrderPeopleProps = {
  order: Pick<Order, 'services'>;
  headingLevel?: 2 | 4;
  /** Whether to show all details of the associates: birth, address, contact. */
  inFull?: boolean;
};

/** The people of an order. Renders nothing for a negative certificate, whose beneficiary is one of its facts. */
export function OrderPeople({ order, headingLevel = 2, inFull = false }: OrderPeopleProps) {
  return order.services.map(({ id, company, domiciliation }) => {
    if (company)
      return (
        <CompanyPeople key={id} company={company} inFull={inFull} headingLevel={headingLevel} />
      );
    if (domiciliation)
      return (
        <DomiciliationManagers
          key={id}
          managers={domiciliation.managers}
          headingLevel={headingLevel}
        />
      );
    return null;
  });
}
