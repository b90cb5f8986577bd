import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { assignContactSubmissionRoute } from './assign-contact-submission.route.ts';
import { changeContactStatusRoute } from './change-contact-status.route.ts';
import { createContactSubmissionRoute } from './create-contact-submission.route.ts';
import { listContactSubmissionsRoute } from './list-contact-submissions.route.ts';
import { replyToContactSubmissionRoute } from './reply-to-contact-submission.route.ts';

export function contactSubmissionsRoutes(deps: Dependencies): Route[] {
  return [
    createContactSubmissionRoute(deps),
    listContactSubmissionsRoute(deps),
    changeContactStatusRoute(deps),
    assignContactSubmissionRoute(deps),
    replyToContactSubmissionRoute(deps),
  ];
}
