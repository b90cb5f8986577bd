import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Dependencies } from '../dependencies.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { deliverMail, NoSender } from '../mail/deliver-mail.ts';
import { toFailure, type Transport } from '../mail/transport.ts';
import { sendForgotten } from '../modules/account/password.service.ts';
import { resealSecrets } from '../modules/account/reseal-secrets.service.ts';
import { makeDocuments } from '../modules/made-documents/make-documents.service.ts';
import { scanCertificates } from '../modules/certificates/scan-certificates.service.ts';
import { moveContentVersion } from '../modules/content/content-version.repository.ts';
import { scanWarnings } from '../modules/domiciliations/scan-warnings.service.ts';
import { tellOfMessages } from '../modules/messages/tell-of-messages.service.ts';
import { publishPlanned } from '../modules/packages/publish-planned.service.ts';
import { purge } from '../retention/purge.ts';
import { mailsWithoutSender } from './mails-without-sender.ts';
import { inJobSpan, oneByOne } from './one-by-one.ts';
import { JOBS_SCHEMA, type JobData } from '../jobs/queues.ts';

/** How long a stop waits for running jobs; after that another worker does them again. */
const STOP_MS = 3000;
const CONNECTIONS = 2;
/**
 * Jobs per fetch. After a full batch pg-boss fetches again at once, which it does not do with a batch size of 1.
 */
const BATCH = 10;

type JobParts = Pick<Dependencies, 'db' | 'clock' | 'config' | 'files'> & {
  databaseUrl: string;
  transport: Transport;
  log: FastifyBaseLogger;
  /** The polling interval in seconds. */
  pollSeconds?: number;
};

/**
 * Starts a worker for all queues; every process has one.
 * @returns a function that lets running jobs end, then stops
 */
export async function startJobs(parts: JobParts): Promise<() => Promise<void>> {
  const { databaseUrl, log, pollSeconds = 2 } = parts;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'tassis-jobs',
    max: CONNECTIONS,
    schema: JOBS_SCHEMA,
  });
  // After a restart of the database the next poll works again.
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: database error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs: warning'));
  await boss.start();
  const withoutSender = mailsWithoutSender(log, parts.clock);
  const looks = { pollingIntervalSeconds: pollSeconds };
  const batches = {
    ...looks,
    batchSize: BATCH,
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  await boss.work<JobData['send-mail'], unknown, typeof batches>('send-mail', batches, (jobs) =>
    Promise.all(jobs.map((job) => inJobSpan(job, () => sendMail(parts, withoutSender, job)))),
  );
  await boss.work<JobData['forgot-password'], unknown, typeof batches>(
    'forgot-password',
    batches,
    (jobs) => oneByOne(jobs, log, ({ email }) => sendForgotten(parts, email)),
  );
  await boss.work<JobData['make-documents'], unknown, typeof batches>(
    'make-documents',
    batches,
    (jobs) => oneByOne(jobs, log, (job) => makeDocuments(parts, job)),
  );
  await boss.work<JobData['tell-of-messages'], unknown, typeof batches>(
    'tell-of-messages',
    batches,
    (jobs) => oneByOne(jobs, log, (message) => tellOfMessages(parts, message)),
  );
  await boss.work<JobData['publish-package'], unknown, typeof batches>(
    'publish-package',
    batches,
    (jobs) => oneByOne(jobs, log, (plan) => publishPlanned(parts, plan)),
  );
  await boss.work('move-content-version', looks, () => moveContentVersion(parts.db, parts.clock()));
  await boss.work('purge', looks, () => purge(parts));
  await boss.schedule('purge', '17 * * * *');
  await boss.work('reseal-secrets', looks, async () => {
    const secrets = await resealSecrets(parts.db, parts.config.sessionSecrets);
    if (secrets > 0) log.info({ secrets }, 'secrets encrypted with the current SESSION_SECRET');
  });
  await boss.schedule('reseal-secrets', '27 * * * *');
  await boss.work('sweep-files', looks, async () => {
    const swept = await sweepFiles(parts);
    if (swept > 0) log.info({ files: swept }, 'files without a row removed');
  });
  await boss.schedule('sweep-files', '40 3 * * *', null, { tz: 'Africa/Casablanca' });
  await boss.work('scan-warnings', looks, async () => {
    // A failure of one scan does not stop the other.
    await scanWarnings(parts).finally(() => scanCertificates(parts));
  });
  // Each warning is sent once, so the hourly runs of a day make up for missed ones.
  await boss.schedule('scan-warnings', '5 7-19 * * *', null, { tz: 'Africa/Casablanca' });
  return () => boss.stop({ timeout: STOP_MS });
}

async function sendMail(
  parts: JobParts,
  withoutSender: ReturnType<typeof mailsWithoutSender>,
  { id, data, retryCount, retryLimit }: JobWithMetadata<JobData['send-mail']>,
): Promise<JobResult> {
  const { mailId } = data;
  try {
    const isHanded = await deliverMail(parts, { mailId, isLastTry: retryCount >= retryLimit });
    if (isHanded) withoutSender.sent();
    return { id, status: 'completed' };
  } catch (error) {
    if (error instanceof NoSender) {
      withoutSender.wait(mailId);
      return { id, status: 'failed' };
    }
    const failure = { ...toFailure(error), mail_id: mailId, try: retryCount + 1 };
    parts.log.warn(failure, 'mail not handed over');
    return { id, status: 'failed' };
  }
}
