import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { createContactSubmissionRoute } from './create-contact-submission.route.ts';

export function contactSubmissionsRoutes(deps: Dependencies): Route[] {
  return [createContactSubmissionRoute(deps)];
}
