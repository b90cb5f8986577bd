import { createInterface } from 'node:readline/promises';
import { systemClock } from '../clock.ts';
import { parseConfig } from '../config.ts';
import { StartupError } from '../database/startup-error.ts';
import { withDatabase } from '../start/with-database.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';
import { createAdmin } from './create-admin.ts';

/** The program behind `pnpm admin:create`: runs beside a running system, or before its first start. */
const say = (line: string) => process.stderr.write(`${line}\n`);

try {
  process.stdout.write(await run());
} catch (error) {
  const isKnown = error instanceof StartupError;
  say(isKnown ? `${error.message}\n${error.hint}` : String(error));
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const config = parseConfig(process.env);
  const email = process.env['EMAIL'] || (await askedEmail());
  const password = process.env['ADMIN_PASSWORD'] || undefined;
  return withDatabase({ config, say }, async ({ db }) => {
    const parts = { db, clock: systemClock, passwords: createPasswordHasher() };
    const link = await createAdmin({ ...parts, siteUrl: config.siteUrl }, { email, password });
    return link === null
      ? `${email} can sign in at ${config.siteUrl}/login\n`
      : `${email} chooses a password here, once, within a day:\n${link}\n`;
  });
}

async function askedEmail(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartupError('EMAIL is missing.', 'EMAIL=admin@example.ma pnpm admin:create');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const email = await terminal.question('E-mail of the administrator: ');
  terminal.close();
  return email;
}
