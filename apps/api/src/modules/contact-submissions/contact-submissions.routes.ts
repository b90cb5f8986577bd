import {
  assignContactSubmission,
  changeContactStatus,
  createContactSubmission,
  listContactSubmissions,
  replyToContactSubmission,
} from '@tassis/contracts';
import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { findSubmissions, keyOfSubmission } from './admin-contact-submission.repository.ts';
import { changeSeen } from './change-submission.service.ts';
import { toSubmission } from './contact-submission-wire.ts';
import { insertContactSubmission } from './contact-submission.repository.ts';
import { replyToSubmission } from './reply-to-submission.service.ts';

export function contactSubmissionsRoutes(deps: Dependencies): Route[] {
  const { reading } = deps;
  return [
    defineRoute(createContactSubmission, (sent) =>
      takeForm(
        deps,
        { ...sent, contract: createContactSubmission, robotsAnswer: { id: randomUUID() } },
        async (tx, now) => {
          const id = await insertContactSubmission(tx, sent.body, now);
          return { status: 201, data: { id } };
        },
      ),
    ),
    defineRoute(listContactSubmissions, async ({ query }) => {
      const { status, assigned, search } = query;
      const request = toPageRequest(query);
      const found = await reading((from) =>
        findSubmissions(from, { status, assigned, search }, request),
      );
      const { rows, meta } = toPage(request, found, keyOfSubmission);
      return successPage(rows.map(toSubmission), meta);
    }),
    defineRoute(
      changeContactStatus,
      async ({ params: { id }, body: { status }, version, actor }) => {
        const about = { id, version, actorId: actor.userId, action: changeContactStatus.name };
        return success(await changeSeen(deps, { ...about, change: { status } }));
      },
    ),
    defineRoute(assignContactSubmission, async ({ params: { id }, body, version, actor }) => {
      const about = { id, version, actorId: actor.userId, action: assignContactSubmission.name };
      return success(await changeSeen(deps, { ...about, change: { assignedTo: body.user_id } }));
    }),
    defineRoute(replyToContactSubmission, ({ params, body, headers, version, actor }) => {
      const contract = replyToContactSubmission;
      const creation = { contract, input: { params, body }, headers, actor };
      const about = { id: params.id, version, actorId: actor.userId, text: body.text };
      return createOnce(deps, creation, (tx, now) => replyToSubmission(tx, { ...about, now }));
    }),
  ];
}
