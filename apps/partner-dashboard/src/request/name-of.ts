import type { PartnerRequest } from '@tassis/contracts';

/** Whom a request is for: as the partner wrote them, or as they are once they are linked. */
export function nameOf({ client }: Pick<PartnerRequest, 'client'>): string {
  return `${client.firstName} ${client.lastName}`;
}
