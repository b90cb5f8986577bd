import { contentVersion, healthLive, healthReady } from '@tassis/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { compareSchema } from '../../database/schema-fits.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findContentVersion } from '../content/content-version.repository.ts';

const PATIENCE_MS = 2000;
const RETRY_AFTER_SECONDS = 2;

export function healthRoutes(deps: Dependencies): Route[] {
  const { db, pool } = deps;
  return [
    defineRoute(contentVersion, async () => {
      const row = await findContentVersion(db);
      if (row === null) throw new HttpError('not_ready');
      return success(row);
    }),
    defineRoute(healthLive, async () => success({ status: 'live' })),
    defineRoute(healthReady, async ({ log }) => {
      const fits = doesSchemaFit(pool, log);
      const isReady = await Promise.race([fits, sleep(PATIENCE_MS, false, { ref: false })]);
      if (!isReady) throw new HttpError('not_ready', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      return success({ status: 'ready' });
    }),
  ];
}

/** Whether the database answers and has the schema of this build. */
async function doesSchemaFit(pool: Pool, log: FastifyBaseLogger): Promise<boolean> {
  try {
    const { misfit } = await compareSchema(pool);
    if (misfit !== null) log.error(misfit.message);
    return misfit === null;
  } catch {
    return false;
  }
}
