import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';

/** Refuses a file of somebody who has sent too many within the hour. */
export async function admitUpload(
  { throttles }: Pick<Dependencies, 'throttles'>,
  userId: string,
): Promise<void> {
  const wait = await throttles.upload(userId);
  if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
}
