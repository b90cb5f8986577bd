import type { OrderAssociate } from '@tassis/contracts';

/** A person, the given name first; or another company. */
export function associateName(associate: OrderAssociate): string {
  return associate.associateType === 'moral' ? associate.companyName : personName(associate);
}

export function personName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return `${firstName} ${lastName}`;
}
