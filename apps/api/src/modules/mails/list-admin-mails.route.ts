import { listAdminMails } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findMails } from './mail-list.repository.ts';

export function listAdminMailsRoute({ db }: Dependencies) {
  return defineRoute(listAdminMails, async ({ query }) => {
    const request = pageRequestOf(query);
    const { status, search } = query;
    const found = await findMails(db, { status, search }, request);
    const { rows, meta } = pageOf(request, found, ({ createdAt: at, id }) => ({ at, id }));
    const data = rows.map(({ userId, lastError, sentAt, createdAt, ...mail }) => ({
      ...mail,
      user_id: userId,
      last_error: lastError,
      sent_at: sentAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
    }));
    return successPage(data, meta);
  });
}
