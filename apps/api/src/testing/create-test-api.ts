import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isFields,
  type Contract,
  type ErrorBody,
  type Fields,
  type InputOf,
  type OutputOf,
} from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import { settingsRecords } from '@tassis/testing/builders';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { settings } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import type { Dependencies } from '../dependencies.ts';
import { localFiles } from '../files/local-files.ts';
import { createPaymentProviders } from '../payments/payment-providers.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';
import { createSessions } from '../sessions/sessions.ts';
import { createLive } from '../live/live.ts';
import { createThrottles } from '../throttles/throttles.ts';
import { insertAccount } from './accounts.ts';
import { noteAnswers } from './answered-operations.ts';
import { askTwice, isRepeatable } from './ask-twice.ts';
import { movableClock } from './movable-clock.ts';

type Options = {
  env?: Record<string, string>;
  /** Replaces the dependency that a test is about: a hasher that counts, a throttle that refuses… */
  replace?: (deps: Dependencies) => Partial<Dependencies>;
  /** Another API: this one has its database, files and clock, as after a restart in another environment. */
  restarted?: Pick<Dependencies, 'db' | 'pool'> & {
    databaseUrl: string;
    clock: ReturnType<typeof movableClock>;
    deps: Pick<Dependencies, 'files'>;
  };
};

type AskOptions<C extends Contract> = Partial<InputOf<C>> & {
  token?: string;
  headers?: Record<string, string>;
  /** A body, a query, parameters of any shape, also invalid ones. */
  payload?: unknown;
  anyQuery?: Fields;
  anyParams?: Fields;
  remoteAddress?: string;
};

/** The answer. Its body is what the contract declares, or a refusal: the test says which it expects. */
type Answer<C extends Contract> = Omit<LightMyRequestResponse, 'json'> & {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who asked knows
  json: <Body = Defined<OutputOf<C>> & Refusal>() => Body;
};
type Defined<Output> = Output extends undefined ? unknown : Output;
type Refusal = Pick<ErrorBody, 'message' | 'code'> & { errors: Record<string, string[]> };

/** The whole API on its own database, with a clock that the test moves. */
export async function createTestApi({ env = {}, replace, restarted }: Options = {}) {
  const { db, pool, databaseUrl } = restarted ?? (await createDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'tassis-files-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  // A busy machine must not shed the requests of a test.
  const config = parseConfig({
    APP_ENV: 'test',
    FILES_DIR: folder,
    EVENT_LOOP_DELAY_MAX_MS: '0',
    ...env,
  });
  const clock = restarted?.clock ?? movableClock();
  const made: Dependencies = {
    config,
    db,
    pool,
    reading: (work) => work(deps.db),
    clock,
    files: restarted?.deps.files ?? localFiles(folder),
    passwords: createPasswordHasher({ memoryCost: 8, timeCost: 1 }), // the least there is
    sessions: createSessions({ db, clock, keys: config.sessionSecrets }),
    throttles: createThrottles({ pool, limits: config.limits }),
    live: createLive({ databaseUrl, db, clock }),
    payments: createPaymentProviders(config),
  };
  const deps = { ...made, ...replace?.(made) };
  const logs: string[] = [];
  const answers = noteAnswers();
  const write = (line: string) => {
    logs.push(line);
    answers.write(line);
  };
  const app = await buildApp(deps, { logStream: { write } });
  afterAll(() => app.close());
  if (restarted === undefined) await db.insert(settings).values(settingsRecords());

  return {
    app,
    db,
    pool,
    databaseUrl,
    deps,
    clock,
    /** The lines of the log so far. */
    logs,

    /** Calls an operation without a network; a change of a shared record is sent twice, as after a lost answer. */
    async ask<C extends Contract>(
      contract: C,
      {
        token,
        headers = {},
        payload,
        anyQuery,
        anyParams,
        remoteAddress,
        ...input
      }: AskOptions<C> = {},
    ): Promise<Answer<C>> {
      const parts: { params?: unknown; query?: unknown; body?: unknown } = input;
      const body = payload ?? parts.body;
      const names = { params: anyParams ?? parts.params, query: anyQuery ?? parts.query };
      const ask = (once: Record<string, string> = {}, payloadAsStream = false) =>
        app.inject({
          payloadAsStream,
          method: contract.method,
          url: buildUrl(contract, names),
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && !isFields(body) && { 'content-type': 'application/json' }),
            ...once,
            ...headers,
          },
          ...(body !== undefined && { payload: isFields(body) ? body : JSON.stringify(body) }),
          ...(remoteAddress !== undefined && { remoteAddress }),
        });
      if (contract.eventStream) return askForStream(ask);
      return isRepeatable(contract) ? askTwice(ask) : ask();
    },

    /** A new session of somebody, for when the clock has run past the last one. */
    async createToken(userId: string): Promise<string> {
      const pair = await deps.sessions.begin(db, { userId, userAgent: null });
      return pair.access_token;
    },

    /** A new account of this role and a session of its. */
    async signIn(role: Role) {
      const account = await insertAccount(db, role);
      const pair = await deps.sessions.begin(db, { userId: account.id, userAgent: null });
      return { ...account, token: pair.access_token, refreshToken: pair.refresh_token };
    },
  };
}

async function createDatabase() {
  const { url: databaseUrl, ...database } = await createTestDatabase();
  return { ...database, databaseUrl };
}

/** Takes a stream's head, and leaves; a refusal is read whole. */
async function askForStream(
  ask: (once: Record<string, string>, asStream: boolean) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const answer = await ask({}, true);
  answer.stream().destroy();
  return answer.statusCode < 300 ? answer : ask({}, false);
}

function buildUrl(contract: Contract, { params, query }: { params?: unknown; query?: unknown }) {
  const values = new Map(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]));
  const path = contract.path.replaceAll(/:(\w+)/gu, (_whole, name: string) =>
    encodeURIComponent(values.get(name) ?? '00000000-0000-4000-8000-000000000000'),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) search.set(key, String(value));
  const suffix = search.size === 0 ? '' : `?${search.toString()}`;
  return `/api${path}${suffix}`;
}
