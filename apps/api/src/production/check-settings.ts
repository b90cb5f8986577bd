import { findBankAccount } from '@tassis/domain';
import type { Executor } from '../database/client.ts';
import { assertSmtpAnswers } from '../mail/transport.ts';
import { findStuckMails } from './house.repository.ts';
import { done, left, formatError, type Point } from './point.ts';

const FILL = 'npm run production:settings';

/** @param toFill fields that nobody has written yet */
export function checkSettings(toFill: readonly string[]): Point {
  const name = 'Settings';
  if (toFill.length === 0) return done(name, 'all are filled');
  return left(name, `Nobody has filled ${toFill.join(', ')}: no bill can be issued.`, FILL);
}

type Sending = {
  /** The address that mails are sent from; null: there is none yet. */
  sender: string | null;
  smtpUrl: string | null;
};

/** Whether mails have a sender, and a server that takes them. */
export async function checkSender(db: Executor, { sender, smtpUrl }: Sending): Promise<Point> {
  const name = 'Mails';
  if (smtpUrl !== null && isCatcher(smtpUrl)) {
    return left(
      name,
      'The mail catcher of deploy/compose.yaml takes all mails: they count as sent, and reach nobody.',
      'Write SMTP_URL into deploy/.env, then `npm run deploy:up`.',
    );
  }
  if (sender === null) {
    return left(name, 'The firm has no e-mail address to send from: all mails wait.', FILL);
  }
  try {
    if (smtpUrl !== null) await assertSmtpAnswers(smtpUrl);
  } catch (error) {
    return left(
      name,
      `The mail server does not let us in: ${formatError(error)}`,
      'Correct SMTP_URL in the environment file, then restart the service.',
    );
  }
  const { total, lastError } = await findStuckMails(db);
  if (total === 0) return done(name, `sent from ${sender}`);
  return left(
    name,
    `${total} could not be sent so far. The last answer was: ${lastError ?? ''}`,
    `Let the mail server send from ${sender}, or choose an address that it takes (npm run production:settings -- --from file.json).`,
  );
}

/** Whether it is the service `mail` of `deploy/compose.yaml`, which stands in where no SMTP_URL is given. */
function isCatcher(smtpUrl: string): boolean {
  return new URL(smtpUrl).host === 'mail:1025';
}

/** Whether a client who pays by transfer can read where to. */
export function checkBank(numbers: Parameters<typeof findBankAccount>[0]): Point {
  const name = 'Bank';
  const account = findBankAccount(numbers);
  if (account !== null) return done(name, `bills name the account ${account}`);
  const found = 'Bills name no bank account with 24 right digits, so nobody can pay by transfer.';
  return left(name, found, FILL);
}
