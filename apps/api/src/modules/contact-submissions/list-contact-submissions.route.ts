import { listContactSubmissions } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findSubmissions, keyOfSubmission } from './admin-contact-submission.repository.ts';
import { toSubmission } from './contact-submission-wire.ts';

export function listContactSubmissionsRoute({ db }: Dependencies) {
  return defineRoute(listContactSubmissions, async ({ query }) => {
    const { status, assigned, search } = query;
    const request = pageRequestOf(query);
    const found = await findSubmissions(db, { status, assigned, search }, request);
    const { rows, meta } = pageOf(request, found, keyOfSubmission);
    return successPage(rows.map(toSubmission), meta);
  });
}
