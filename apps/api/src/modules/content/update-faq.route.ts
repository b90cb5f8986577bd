import { updateFaq } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeRecord } from './change-record.service.ts';
import { findFaq } from './site-texts.repository.ts';

export function updateFaqRoute(deps: Dependencies) {
  return defineRoute(updateFaq, async ({ actor, params: { page }, body, version }) => {
    const faq = await changeRecord(deps, {
      key: `faq.${page}`,
      version,
      actorId: actor.userId,
      action: 'updateFaq',
      find: (tx) => findFaq(tx, page),
      write: async () => body.questions,
    });
    return success(faq);
  });
}
