import { addOrderManager } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerAddition } from './edit-answer.ts';
import { addPerson, type EditedForm } from './edited-form.ts';

const kind = {
  contract: addOrderManager,
  types: ['company_creation', 'domiciliation'],
} as const;

export function addOrderManagerRoute(deps: Dependencies) {
  return defineRoute(addOrderManager, ({ params, body, headers, actor, version }) => {
    const change = (form: EditedForm) => addPerson(form, 'manager', body.data);
    const { reason } = body;
    const input = { params, body, headers, reason, actor, version, change };
    return answerAddition(deps, kind, input);
  });
}
