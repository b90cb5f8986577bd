import { addOrderAssociate } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerAddition } from './edit-answer.ts';
import { addPerson, type EditedForm } from './edited-form.ts';
import { applyShares } from './edited-shares.ts';

const kind = {
  contract: addOrderAssociate,
  types: ['company_creation'],
} as const;

export function addOrderAssociateRoute(deps: Dependencies) {
  return defineRoute(addOrderAssociate, ({ params, body, headers, actor, version }) => {
    const change = (form: EditedForm) => {
      applyShares(form, body);
      return addPerson(form, 'associate', body.data);
    };
    const { reason } = body;
    const input = { params, body, headers, reason, actor, version, change };
    return answerAddition(deps, kind, input);
  });
}
