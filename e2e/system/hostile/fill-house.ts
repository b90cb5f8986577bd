import { expect } from '@playwright/test';
import type { SystemAddresses } from '../addresses.ts';
import { ApiUser } from '../api.ts';
import { sql } from '../database.ts';
import { answered, enter, PLAIN, strings, type Outcomes } from './entered.ts';
import { fillClient, type HostileClient } from './fill-client.ts';
import { fillVisit } from './fill-visits.ts';

const STAFF = 'admin@demo.tassis.ma';
const LANES = 4;
/** The firm's name while its documents and mails are made. */
export const FIRM = '</script><script>canary()</script>';
const PATIENT = { timeout: 600_000, intervals: [1000] };

/** A system with hostile text in every field that people can fill in, and what its forms accepted. */
export async function fillHouse(
  system: SystemAddresses,
): Promise<{ clients: HostileClient[]; outcomes: Outcomes }> {
  const outcomes: Outcomes = {};
  const admin = await ApiUser.signIn(system.api, STAFF);
  await renameFirm(system, admin, outcomes);
  const house = { system, outcomes, package: await findPackageId(admin) };
  const clients: HostileClient[] = [];
  const left = [...strings];
  const fill = async () => {
    for (let text = left.shift(); text !== undefined; text = left.shift()) {
      // A token is valid for ten minutes.
      const parts = { ...house, admin: await ApiUser.signIn(system.api, STAFF) };
      await fillVisit(parts, text);
      clients.push(await fillClient(parts, text));
    }
  };
  await Promise.all(Array.from({ length: LANES }, fill));
  await sendWarnings(system, await ApiUser.signIn(system.api, STAFF));
  await workOff(system);
  return { clients, outcomes };
}

/** Saves every text in turn, which fills the history of changes; the last one stays. */
async function renameFirm(
  system: SystemAddresses,
  admin: ApiUser,
  outcomes: Outcomes,
): Promise<void> {
  for (const text of [...strings, FIRM]) {
    const { data } = await answered<{ data: { version: number } }>(
      'settings',
      admin.get('/admin/settings'),
    );
    await enter(system, outcomes, {
      form: 'name of the firm',
      text,
      send: (name) => admin.patch('/admin/settings', { firm: { name } }, data.version),
      keep: () => [],
    });
  }
}

async function findPackageId(admin: ApiUser): Promise<string> {
  type Packages = { data: { id: string; code: string }[] };
  const { data } = await answered<Packages>('packages', admin.get('/packages'));
  return data.find(({ code }) => code === 'DOM12')?.id ?? PLAIN;
}

async function sendWarnings(system: SystemAddresses, admin: ApiUser): Promise<void> {
  const near = await sql(
    system,
    `SELECT id FROM domiciliations WHERE end_date < current_date + 30 AND end_date >= current_date`,
  );
  for (const { id } of near) {
    const body = { domiciliation_id: id };
    await answered('warning', admin.post('/admin/domiciliation-warnings/send', body));
  }
}

/** Advances five minutes, after which messages are mailed, and waits until the jobs for documents and mails are done. */
async function workOff(system: SystemAddresses): Promise<void> {
  await sql(system, `UPDATE pgboss.job SET start_after = now() WHERE name = 'tell-of-messages'`);
  const waiting = async () => {
    const [row] = await sql(
      system,
      `SELECT count(*)::int AS jobs FROM pgboss.job
       WHERE state IN ('created', 'active', 'retry') AND start_after <= now()`,
    );
    return row?.['jobs'];
  };
  await expect.poll(waiting, PATIENT).toBe(0);
}
