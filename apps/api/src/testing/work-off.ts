import type { Dependencies } from '../dependencies.ts';
import { sendForgotten } from '../modules/account/password.service.ts';

/** Does what a worker would do for those who have forgotten their password. */
export async function workOffForgotten(deps: Dependencies): Promise<void> {
  const { rows } = await deps.pool.query<{ data: { email: string } }>(
    `DELETE FROM pgboss.job WHERE name = 'forgot-password' RETURNING data`,
  );
  for (const { data } of rows) await sendForgotten(deps, data.email);
}
