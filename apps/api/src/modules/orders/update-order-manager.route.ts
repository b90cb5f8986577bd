import { updateOrderManager } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import { replacePerson, type EditedForm } from './edited-form.ts';

const kind = {
  action: 'updateOrderManager',
  types: ['company_creation', 'domiciliation'],
} as const;

export function updateOrderManagerRoute(deps: Dependencies) {
  return defineRoute(updateOrderManager, ({ params, body, actor, version }) => {
    const change = (form: EditedForm) => {
      return replacePerson(form, { kind: 'manager', id: params.person }, body.data);
    };
    return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
  });
}
