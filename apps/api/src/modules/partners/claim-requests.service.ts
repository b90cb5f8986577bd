import type { User } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import { claimRequests } from './claim-requests.repository.ts';
import { tellClient } from './tell-partnership.service.ts';

/** A person who was invited and registers without the invitation is asked like any other client. */
export async function askNewcomer(
  tx: Executor,
  { user, now }: { user: User; now: Date },
): Promise<void> {
  const { id: clientId, email } = user;
  for (const { id, version, partner } of await claimRequests(tx, { clientId, email, now })) {
    const occasion = `${id}:${version}`;
    const request = { requestId: id, partner, kind: 'link', occasion, now } as const;
    await tellClient(tx, { clientId, ...request });
  }
}
