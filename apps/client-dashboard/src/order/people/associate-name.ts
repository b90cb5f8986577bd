import type { OrderAssociate } from '@tassis/contracts';

/** The name of an associate: a person, given name first, or a company. */
export function associateName(associate: OrderAssociate): string {
  return associate.associateType === 'moral' ? associate.companyName : personName(associate);
}

export function personName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`;
}
