import { contentVersion } from '@tassis/contracts';
import { contentVersion as contentVersionTable } from '../../database/schema/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';

export function contentVersionRoute({ db }: Dependencies) {
  return defineRoute(contentVersion, async () => {
    const [row] = await db
      .select({ version: contentVersionTable.version })
      .from(contentVersionTable);
    if (row === undefined) throw new ApiError('not_ready');
    return success(row);
  });
}
