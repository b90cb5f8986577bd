import { createTransport } from 'nodemailer';
import type { Attachment } from '../database/schema/index.ts';

export type Message = {
  /** The same at each try. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: readonly Attachment[];
};

/** Hands a message over, once it resolves, or says that it is only kept. */
export type Transport = (message: Message) => Promise<'sent' | 'kept'>;

/** No server is named: the mail stays in its table, where `/docs/outbox` shows it. */
export const keepOnly: Transport = async () => 'kept';

/** A server that is silent for so long has failed. */
const SILENCE_MS = 20_000;

type Options = { silenceMs?: number };

/** @param url `smtp://user:password@host:587`, `smtps://…` */
export function smtpTransport(url: string, { silenceMs = SILENCE_MS }: Options = {}): Transport {
  const mailer = createMailer(url, silenceMs);
  return async ({ to, attachments, ...message }) => {
    const files = attachments.map(({ name, mediaType, text }) => ({
      filename: name,
      contentType: mediaType,
      content: text,
    }));
    // An object and not a text: what stands in an address is never read as a list of addresses.
    await mailer.sendMail({ ...message, attachments: files, to: { name: '', address: to } });
    return 'sent';
  };
}

/** Signs in at a mail server and leaves again. Throws what it, or the way to it, says against that. */
export async function assertSmtpAnswers(url: string): Promise<void> {
  const mailer = createMailer(url, SILENCE_MS);
  await mailer.verify().finally(() => mailer.close());
}

function createMailer(url: string, silenceMs: number) {
  return createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    // A mail is what stands in its row.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What the server was asked when it refused the reader, or the message itself. */
const FINAL_COMMANDS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/**
 * Whether the server has refused this very message or its reader, so that another try changes
 * nothing. A password or a sender that it refuses is ours to correct: worth another try.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = toFailure(error);
  return typeof responseCode === 'number' && responseCode >= 500 && FINAL_COMMANDS.has(command);
}

/** What a log may say of a mail that was not handed over: the error's text quotes its reader. */
export function toFailure(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type } = error;
  const detail = (key: string): unknown => Reflect.get(error, key);
  return {
    type,
    code: detail('code'),
    responseCode: detail('responseCode'),
    command: detail('command'),
  };
}
