import { setTimeout as pause } from 'node:timers/promises';
import type { SystemAddresses } from './addresses.ts';
import { sql } from './database.ts';

const TRIES = 100;

/** Waits for a person's newest mail of this kind. Returns the path and query of its button. */
export async function mailedLink(
  system: SystemAddresses,
  template: string,
  recipient: string,
): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [mail] = await sql(
      system,
      'SELECT text FROM mails WHERE template = $1 AND recipient = $2 ORDER BY created_at DESC LIMIT 1',
      [template, recipient],
    );
    const [, link] = /https?:\/\/[^/\s]+(\/\S+\?token=\S+)/.exec(String(mail?.['text'])) ?? [];
    if (link) return link;
    await pause(100);
  }
  throw new Error(`No ${template} to ${recipient}`);
}
