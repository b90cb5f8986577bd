import { addOrderManager } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import { addPerson, type EditedForm } from './edited-form.ts';

const kind = { action: 'addOrderManager', types: ['company_creation', 'domiciliation'] } as const;

export function addOrderManagerRoute(deps: Dependencies) {
  return defineRoute(addOrderManager, ({ params, body, actor, version }) => {
    const change = (form: EditedForm) => {
      return addPerson(form, 'manager', body.data);
    };
    return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
  });
}
