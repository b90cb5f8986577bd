import { updateOrderService } from '@tassis/contracts';
import { SERVICE_TYPES } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import { keepFile, type EditedForm } from './edited-form.ts';

const kind = { action: 'updateOrderService', types: SERVICE_TYPES } as const;

export function updateOrderServiceRoute(deps: Dependencies) {
  return defineRoute(updateOrderService, ({ params, body, actor, version }) => {
    const change = (form: EditedForm) => {
      form.data = keepFile(body.data, form.data);
      return '';
    };
    return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
  });
}
