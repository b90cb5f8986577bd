import { HttpError } from '../http/http-error.ts';

type Refusal = 'too_many_requests' | 'login_throttled' | 'registration_throttled';

/** Throws when a throttle requires a wait. */
export async function admit(
  tried: Promise<number | null>,
  refusal: Refusal = 'too_many_requests',
): Promise<void> {
  const wait = await tried;
  if (wait !== null) throw new HttpError(refusal, { retryAfterSeconds: wait });
}
