import type { OrderAssociate } from '@tassis/contracts';

/** The name of an associate: a person, given name first, or a company. */
export function getAssociateName(associate: OrderAssociate): string {
  return associate.associateType === 'moral'
    ? associate.companyName
    : `${associate.firstName} ${associate.lastName}`;
}
