import { updateOrderAssociate } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import { replacePerson, type EditedForm } from './edited-form.ts';
import { applyShares } from './edited-shares.ts';

const kind = { action: 'updateOrderAssociate', types: ['company_creation'] } as const;

export function updateOrderAssociateRoute(deps: Dependencies) {
  return defineRoute(updateOrderAssociate, ({ params, body, actor, version }) => {
    const change = (form: EditedForm) => {
      const place = replacePerson(form, { kind: 'associate', id: params.person }, body.data);
      applyShares(form, body, params.person);
      return place;
    };
    return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
  });
}
