import type { createCallbackRequest, ParsedInputOf } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import { callbackRequests } from '../../database/schema/index.ts';

type CallbackRequest = ParsedInputOf<typeof createCallbackRequest>['body'];

/** @returns its id */
export async function insertCallbackRequest(
  db: Executor,
  { name, phone, message }: CallbackRequest,
  now: Date,
): Promise<string> {
  const [row] = await db
    .insert(callbackRequests)
    .values({
      name: name?.trim() || null,
      phone: phone.trim(),
      message: message?.trim() || null,
      createdAt: now,
    })
    .returning({ id: callbackRequests.id });
  if (row === undefined) throw new Error('The request was not written');
  return row.id;
}
