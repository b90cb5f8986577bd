import type { User } from '@tassis/contracts';

/** How a mail greets somebody. */
export function firstNameOf({ client, partner, userName }: User): string {
  return client?.firstName ?? partner?.firstName ?? userName;
}
