import { createTransport } from 'nodemailer';
import type { Attachment } from '../database/schema/index.ts';

export type Message = {
  /** The same for each retry. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: readonly Attachment[];
};

/** Sends a message; `kept`: no mail server is configured, so nothing was sent. */
export type Transport = (message: Message) => Promise<'sent' | 'kept'>;

/** Without a mail server the mail stays in its table, and `/docs/outbox` shows it. */
export const keepOnly: Transport = async () => 'kept';

/** The timeout of a mail server. */
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
    // As an object: nodemailer would parse a text as a list of addresses.
    await mailer.sendMail({ ...message, attachments: files, to: { name: '', address: to } });
    return 'sent';
  };
}

/** Signs in at a mail server and disconnects. Throws the error of the server or of the connection. */
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
    // No content comes from files or URLs, only from the mail's row.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The SMTP commands whose refusal concerns the recipient or the message. */
const FINAL_COMMANDS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/**
 * Whether the server has refused this message or its recipient, so that a retry is useless. A refused
 * password or sender is an error of our settings: worth a retry.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = toFailure(error);
  return typeof responseCode === 'number' && responseCode >= 500 && FINAL_COMMANDS.has(command);
}

/** What a log may say of a mail that was not sent: the error's text would quote the recipient. */
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
