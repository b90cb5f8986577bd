import { createContactSubmission } from '@tassis/contracts';
import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { insertContactSubmission } from './contact-submission.repository.ts';

export function createContactSubmissionRoute(deps: Dependencies) {
  return defineRoute(createContactSubmission, (sent) =>
    takeForm(
      deps,
      { ...sent, contract: createContactSubmission, robotsAnswer: { id: randomUUID() } },
      async (tx, now) => {
        const id = await insertContactSubmission(tx, sent.body, now);
        return { status: 201, data: { id } };
      },
    ),
  );
}
