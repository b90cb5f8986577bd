import type { OrderAssociate } from '@tassis/contracts';

/** A person, the given name first; or a company. */
export function getAssociateName(associate: OrderAssociate): string {
  return associate.associateType === 'moral'
    ? associate.companyName
    : `${associate.firstName} ${associate.lastName}`;
}
