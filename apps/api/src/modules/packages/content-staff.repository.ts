import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packageDrafts, users } from '../../database/schema/index.ts';

/** The content admins who can sign in. */
export function findContentStaff(db: Executor) {
  const { id, email, locale, userType, disabledAt } = users;
  return db
    .select({ id, email, locale })
    .from(users)
    .where(and(eq(userType, 'content_admin'), isNull(disabledAt)))
    .orderBy(asc(id));
}

/** The last author of a package's draft; null when unknown. */
export async function findEditor(db: Executor, packageId: string): Promise<string | null> {
  const [draft] = await db
    .select({ authorId: packageDrafts.authorId })
    .from(packageDrafts)
    .where(eq(packageDrafts.packageId, packageId));
  return draft?.authorId ?? null;
}
