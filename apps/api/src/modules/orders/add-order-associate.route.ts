import { addOrderAssociate } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import { addPerson, type EditedForm } from './edited-form.ts';
import { applyShares } from './edited-shares.ts';

const kind = { action: 'addOrderAssociate', types: ['company_creation'] } as const;

export function addOrderAssociateRoute(deps: Dependencies) {
  return defineRoute(addOrderAssociate, ({ params, body, actor, version }) => {
    const change = (form: EditedForm) => {
      applyShares(form, body);
      return addPerson(form, 'associate', body.data);
    };
    return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
  });
}
