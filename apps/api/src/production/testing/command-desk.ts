import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { auditEntries } from '../../database/schema/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { commands } from '../commands.ts';
import type { Terminal } from '../terminal.ts';

type Options = Parameters<(typeof commands)[number]['work']>[0]['options'];

/** A database with an admin, a content administrator and a client, and the commands for it. */
export async function commandDesk() {
  const api = await createTestApi();
  const { db, pool, clock } = api;
  const admin = await api.signIn('admin');
  const editor = await api.signIn('content_admin');
  await api.signIn('client');
  const folder = await mkdtemp(join(tmpdir(), 'tassis-commands-'));
  afterAll(() => rm(folder, { recursive: true }));

  return {
    api,
    admin,
    editor,

    run: async (name: string, options: Options, terminal: Terminal | null = null) => {
      const command = commands.find((each) => each.name === name);
      if (command === undefined) throw new Error(`There is no command ${name}`);
      return command.work({ db, pool, clock, config: api.deps.config, terminal, options });
    },

    /** The newest entry of this kind in the audit trail. */
    trail: async (action: string) => {
      const [entry] = await db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.action, action))
        .orderBy(desc(auditEntries.id))
        .limit(1);
      if (entry === undefined) throw new Error(`The trail tells of no ${action}`);
      const { id: _id, subjectId: _subject, createdAt: _at, ...told } = entry;
      return told;
    },

    /** A file for `--from`. */
    writeInput: async (text: string) => {
      const file = join(folder, 'given.json');
      await writeFile(file, text);
      return file;
    },
  };
}

/** The errors with which the API's own rules refused it. */
export async function getRefusal(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error('It was not refused', { cause: error });
  return { code: error.code, fields: error.violations.map(({ path }) => path) };
}
