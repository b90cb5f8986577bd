import { updateOrderDomiciliation } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import { keepFile, type EditedForm } from './edited-form.ts';

const kind = { action: 'updateOrderDomiciliation', types: ['domiciliation'] } as const;

export function updateOrderDomiciliationRoute(deps: Dependencies) {
  return defineRoute(updateOrderDomiciliation, ({ params, body, actor, version }) => {
    const change = (form: EditedForm) => {
      const { managers } = form.data;
      form.data = { ...keepFile(body.data, form.data), managers };
      return '';
    };
    return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
  });
}
