import { moroccanDay } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { isSigned } from '../../payments/callback-signature.ts';
import { findAdmins } from './admins.repository.ts';
import { ReleaseAlarm } from './release-alarm.ts';

type Call = { signature: string | undefined; body: Uint8Array };

/** Mails the administrators about a failing release: once per administrator, release, kind of alarm and day. */
export async function tellOfRelease(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  { signature, body }: Call,
): Promise<void> {
  const now = clock();
  if (!isSigned(config.edgeSecrets, { signature, body, now }))
    throw new HttpError('signature_invalid');
  const alarm = readAlarm(body);
  const { kind, app, version } = alarm;
  const about = `release-alarm:${kind}:${app}:${version}:${moroccanDay(now)}`;
  await db.transaction(async (tx) => {
    for (const { id, email, locale } of await findAdmins(tx)) {
      await queueMail(tx, {
        content: { template: 'release-alarm', ...alarm },
        to: email,
        userId: id,
        locale,
        dedupeKey: `${about}:${id}`,
        now,
      });
    }
  });
}

function readAlarm(body: Uint8Array): ReleaseAlarm {
  try {
    return ReleaseAlarm.parse(JSON.parse(Buffer.from(body).toString('utf8')));
  } catch {
    throw new HttpError('validation_failed');
  }
}
