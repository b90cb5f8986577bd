import { createTransport } from 'nodemailer';

export type Message = {
  /** The same at each try. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** Hands a message over, once it resolves. */
export type Transport = (message: Message) => Promise<void>;

/** No server is named: the mail stays in its table, where `/docs/outbox` shows it. */
export const keepOnly: Transport = async () => undefined;

/** A server that is silent for so long has failed. */
const SILENCE_MS = 20_000;

type Options = { silenceMs?: number };

/** @param url `smtp://user:password@host:587`, `smtps://…` */
export function smtpTransport(url: string, { silenceMs = SILENCE_MS }: Options = {}): Transport {
  const mailer = createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    // A mail is what stands in its row.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, ...message }) => {
    // An object and not a text: what stands in an address is never read as a list of addresses.
    await mailer.sendMail({ ...message, to: { name: '', address: to } });
  };
}

/**
 * Whether the server has refused this very message or its reader, so that another try changes
 * nothing. A password it refuses is ours to correct: worth another try.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
}
