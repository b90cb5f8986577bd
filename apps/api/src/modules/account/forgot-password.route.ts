import { forgotPassword } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { sendJob } from '../../jobs/job.repository.ts';

export function forgotPasswordRoute({ db, throttles }: Dependencies) {
  return defineRoute(forgotPassword, async ({ body, address }) => {
    const wait = await throttles.link(address);
    if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
    const email = canonicalEmail(body.email);
    // Anyone who asks too often for one mailbox has mails in it already: those links stay good.
    const isTooOften = (await throttles.mailbox(email)) !== null;
    if (!isTooOften) await sendJob(db, 'forgot-password', { email });
    return success(null);
  });
}
