import { removeOrderManager } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import { removePerson, type EditedForm } from './edited-form.ts';

const kind = {
  action: 'removeOrderManager',
  types: ['company_creation', 'domiciliation'],
  removes: true,
} as const;

export function removeOrderManagerRoute(deps: Dependencies) {
  return defineRoute(removeOrderManager, ({ params, query, actor, version }) => {
    const change = (form: EditedForm) => {
      removePerson(form, { kind: 'manager', id: params.person });
      return null;
    };
    return answerEdit(deps, kind, { params, reason: query.reason, actor, version, change });
  });
}
