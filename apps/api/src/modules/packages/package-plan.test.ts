import {
  discardPackageDraft,
  listPackages,
  schedulePackage,
  unpublishPackage,
  type Package,
  type PackageDraft,
} from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditEntries, mails, packages } from '../../database/schema/index.ts';
import type { JobData } from '../../jobs/queues.ts';
import { startJobs } from '../../workers/start-jobs.ts';
import { keepOnly } from '../../mail/transport.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyText } from '../../testing/matchers.ts';
import { publishPlanned } from './publish-planned.service.ts';
import { contentDesk, getData, getRefusal } from './testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);
/** Two and a half hours after the test's clock, in Moroccan time. */
const AT = moroccanDateTime(new Date('2026-11-21T12:30:00.000Z'));

beforeEach(async () => {
  await api.db.delete(packages);
  await api.pool.query('DELETE FROM pgboss.job');
});

const plan = async (id: string, publishAt: string | null) =>
  desk.ask(schedulePackage, {
    params: { id },
    payload: { publish_at: publishAt && publishAt.slice(0, 16) },
    version: (await desk.read(id)).draft.version,
  });

type Planned = JobData['publish-package'];

async function jobs(): Promise<Planned[]> {
  const { rows } = await api.pool.query<{ data: Planned }>(
    `SELECT data FROM pgboss.job WHERE name = 'publish-package' ORDER BY created_on`,
  );
  return rows.map(({ data }) => data);
}

/** Runs every queued job twice, as concurrent workers may do. */
const workOff = async () =>
  Promise.all(
    (await jobs()).flatMap((job) => [job, job].map((each) => publishPlanned(api.deps, each))),
  );

const names = async () => getData<Package[]>(await api.ask(listPackages)).map(({ name }) => name);

async function createPlanned(name: string) {
  const { id, code } = await desk.create({ name: 'Avant' });
  await desk.publish(id);
  await desk.save(id, { code, name });
  await plan(id, AT);
  return { id, code };
}

describe('a scheduled publication', () => {
  test('happens once, with the draft of that moment, and names its author', async () => {
    const { id, code } = await createPlanned('Prévu');
    expect((await desk.read(id)).draft).toMatchObject({ publish_at: AT, is_open: true });
    const { rows } = await api.pool.query<{ seconds: number }>(
      `SELECT round(extract(epoch FROM start_after - created_on))::int AS seconds
       FROM pgboss.job WHERE name = 'publish-package'`,
    );
    expect(rows).toEqual([{ seconds: 9000 }]);
    await desk.save(id, { code, name: 'Corrigé' });
    expect(await names()).toEqual(['Avant']);

    await workOff();
    expect(await names()).toEqual(['Corrigé']);
    const now = await desk.read(id);
    expect(now).toMatchObject({ version: 3, draft: { is_open: false, publish_at: null } });
    const trail = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(trail.filter(({ action }) => action === 'publishPlannedPackage')).toMatchObject([
      { actorId: desk.id, after: { name: 'Corrigé' } },
    ]);
  });

  test('publishes a package that was never published or edited', async () => {
    const { id } = await desk.create({ name: 'Neuf' });
    await plan(id, AT);
    await workOff();
    expect(await names()).toEqual(['Neuf']);
  });

  test.each([
    ['is called off', (id: string) => plan(id, null)],
    ['is put off', (id: string) => plan(id, '2026-12-01T09:00')],
    [
      'ends with its draft',
      async (id: string) =>
        desk.ask(discardPackageDraft, {
          params: { id },
          version: (await desk.read(id)).draft.version,
        }),
    ],
    [
      'ends when the package leaves the site',
      (id: string) => desk.ask(unpublishPackage, { params: { id } }),
    ],
  ])('%s', async (_name, end) => {
    const { id } = await createPlanned('Prévu');
    const [first] = await jobs();
    expect((await end(id)).statusCode).toBe(200);
    if (first === undefined) throw new Error('A job was left');
    await publishPlanned(api.deps, first);
    expect((await desk.read(id)).name).toBe('Avant');
  });

  test('is skipped when the draft can no longer be published, and the content admins are notified', async () => {
    const { id, code } = await createPlanned('Prévu');
    await desk.save(id, { code, name: 'Prévu', included_services: [] });
    await workOff();
    expect(await names()).toEqual(['Avant']);
    const { draft } = await desk.read(id);
    expect(draft).toMatchObject({ publish_at: null, skipped_at: anyText, is_open: true });
    const told = await api.db.select().from(mails).where(eq(mails.userId, desk.id));
    expect(told).toMatchObject([{ recipient: anyText, template: 'publication-skipped' }]);
    expect(told[0]?.text).toContain(`/dashboard/packages/${id}/edit`);
    expect(told[0]?.text).toContain('samedi 21 novembre 2026');

    await desk.save(id, { code, name: 'Prévu' });
    expect((await desk.read(id)).draft.skipped_at).toBeNull();
  });

  test.each<[string, unknown, unknown[]]>([
    ['in the past', '2026-11-21T09:59', [422, 'validation_failed']],
    ['in two years', '2028-11-21T10:00', [422, 'validation_failed']],
    ['at no moment', '2026-02-30T10:00', [422, 'validation_failed']],
  ])('is not scheduled %s', async (_name, at, refusal) => {
    const { id } = await desk.create();
    const refused = await plan(id, String(at));
    expect(getRefusal(refused)).toEqual(refusal);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['publish_at']);
    expect(await jobs()).toEqual([]);
  });

  test('is refused for a draft that could not be published today', async () => {
    const { id } = await desk.create({ included_services: [] });
    expect((await plan(id, AT)).json()).toMatchObject({ errors: { included_services: [anyText] } });
    const published = await desk.create();
    await desk.publish(published.id);
    expect(getRefusal(await plan(published.id, AT))).toEqual([409, 'transition_not_allowed']);
  });
});

describe('a worker', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

  test('publishes what is due, also what was scheduled before the worker started', async () => {
    const { id } = await createPlanned('Prévu');
    await api.pool.query(`UPDATE pgboss.job SET start_after = now()`);
    const { databaseUrl, deps, app } = api;
    const parts = { ...deps, databaseUrl, transport: keepOnly, log: app.log, pollSeconds: 0.5 };
    stops.push(await startJobs(parts));
    await vi.waitFor(async () => expect((await desk.read(id)).draft.is_open).toBe(false), {
      timeout: 30_000,
      interval: 100,
    });
    expect(await names()).toEqual(['Prévu']);
  });
});

test('scheduling an older draft is refused with the current one', async () => {
  const { id, code } = await desk.create();
  await desk.save(id, { code, name: 'Autre' });
  const late = await desk.ask(schedulePackage, {
    params: { id },
    payload: { publish_at: AT.slice(0, 16) },
    version: 0,
  });
  expect([late.statusCode, late.json()]).toMatchObject([409, { data: { name: 'Autre' } }]);
  expect(getData<PackageDraft>(late).publish_at).toBeNull();
});
