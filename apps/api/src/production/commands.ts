import { readFile } from 'node:fs/promises';
import { createPackage, inviteUser, updateAdminSettings } from '@tassis/contracts';
import { defaultPlace } from '../backup/backup-place.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/client.ts';
import { StartupError } from '../database/startup-error.ts';
import { actingColleague } from './acting-colleague.ts';
import { checkProduction } from './check-production.ts';
import { askSettings, writeSettings } from './fill-settings.ts';
import { askInvited, invite } from './invite.ts';
import type { Point } from './point.ts';
import {
  describePackage,
  packagesToPublish,
  publishPackages,
  specifiedForms,
} from './publish-packages.ts';
import type { Terminal } from './terminal.ts';

type Given = Omit<OpenDatabase, 'close'> & {
  config: Config;
  clock: Clock;
  /** Null: not interactive. */
  terminal: Terminal | null;
  options: {
    as?: string;
    from?: string;
    yes?: boolean;
    print?: boolean;
    email?: string;
    'first-name'?: string;
    'last-name'?: string;
    role?: string;
    clock?: string;
  };
};

/** `isLeft`: something remains to be done. */
type Told = { text: string; isLeft?: boolean };

type Command = {
  name: string;
  /** Whether the command migrates the database first; a check must not. */
  prepares: boolean;
  work: (given: Given) => Promise<Told>;
};

/** A server with a correct clock that a Debian machine can reach. */
const CLOCK_URL = 'https://www.debian.org/';

export const commands: readonly Command[] = [
  { name: 'check', prepares: false, work: check },
  { name: 'settings', prepares: true, work: settings },
  { name: 'invite', prepares: true, work: inviteSomebody },
  { name: 'packages', prepares: true, work: packages },
];

async function check({ db, clock, pool, config, options }: Given): Promise<Told> {
  const trustedProxies = process.env['TRUSTED_PROXIES'] || null;
  const clockUrl = options.clock ?? CLOCK_URL;
  const parts = { db, pool, clock, config, trustedProxies, clockUrl };
  const backups = defaultPlace(process.env);
  return report(await checkProduction({ ...parts, backups }));
}

async function settings({ db, clock, terminal, options }: Given): Promise<Told> {
  const actorId = await actingColleague(db, updateAdminSettings, options.as);
  if (options.from !== undefined) {
    const given = await readJson(options.from);
    await writeSettings({ db, clock }, { given, actorId });
    return { text: 'The settings are changed, and the site shows them.' };
  }
  if (terminal === null) {
    throw new StartupError(
      'Nobody can be asked here.',
      'npm run production:settings -- --from file.json',
    );
  }
  const filled = await askSettings({ db, clock }, { terminal, actorId });
  if (filled === null) {
    return { text: 'Nothing is left to fill. --from file.json changes what stands.' };
  }
  return { text: 'The settings are filled, and the site shows them.' };
}

async function readJson(file: string): Promise<unknown> {
  try {
    const given: unknown = JSON.parse(await readFile(file, 'utf8'));
    return given;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`${file} cannot be read: ${why}`, 'Give a file of JSON.', { cause });
  }
}

async function inviteSomebody({ db, clock, terminal, options }: Given): Promise<Told> {
  const actorId = await actingColleague(db, inviteUser, options.as);
  const { email, role } = options;
  const names = { firstName: options['first-name'], lastName: options['last-name'] };
  const invited = await askInvited({ email, role, ...names }, terminal);
  const made = await invite({ db, clock }, { invited, actorId });
  const until = made.expires_at.slice(0, 10);
  return {
    text: `${made.email} is invited as ${made.role}, by a mail whose link is good until ${until}. The running house sends it.`,
  };
}

async function packages({ db, clock, terminal, options }: Given): Promise<Told> {
  if (options.print) return { text: JSON.stringify(specifiedForms, null, 2) };
  const actorId = await actingColleague(db, createPackage, options.as);
  const wanted = options.from === undefined ? specifiedForms : await readJson(options.from);
  const forms = await packagesToPublish({ db }, wanted);
  if (forms.length === 0) {
    return { text: 'These packages are all there already; nothing was changed.' };
  }
  const shown = ['These packages will be sold on the site:', ...forms.map(describePackage)];
  const isWanted = options.yes ?? (await isAnsweredYes(terminal, shown));
  if (!isWanted) return { text: 'Nothing was published.', isLeft: true };
  await publishPackages({ db, clock }, { forms, actorId });
  return { text: `Published: ${forms.map(({ code }) => code).join(', ')}` };
}

async function isAnsweredYes(terminal: Terminal | null, shown: string[]): Promise<boolean> {
  if (terminal === null) {
    throw new StartupError('Nobody can be asked here.', 'npm run production:packages -- --yes');
  }
  for (const line of shown) terminal.say(line);
  const answer = await terminal.ask('Publish them? yes or no');
  return /^(?:yes|y|oui|o)$/iu.test(answer);
}

/** The result of a check, one line per point; each open point says what to do. */
function report(points: readonly Point[]): { text: string; isLeft: boolean } {
  const lines = points.map(({ name, found, left }) =>
    left === null ? `✓ ${name}: ${found}` : `✗ ${name}: ${found}\n    → ${left}`,
  );
  const count = points.filter(({ left }) => left !== null).length;
  const last = count === 0 ? 'Nothing is left to do.' : `Left to do: ${count}`;
  return { text: [...lines, '', last].join('\n'), isLeft: count > 0 };
}
