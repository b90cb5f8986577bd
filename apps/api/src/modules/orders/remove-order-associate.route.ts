import { removeOrderAssociate } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { keepHolder } from './certificate-holder.ts';
import { answerEdit } from './edit-answer.ts';
import { removePerson, type EditedForm } from './edited-form.ts';
import { applyShares } from './edited-shares.ts';

const kind = {
  action: 'removeOrderAssociate',
  types: ['company_creation'],
  removes: true,
} as const;

export function removeOrderAssociateRoute(deps: Dependencies) {
  return defineRoute(removeOrderAssociate, ({ params, query, body, actor, version }) => {
    const change = (form: EditedForm) => {
      const before = [...form.associateIds];
      removePerson(form, { kind: 'associate', id: params.person });
      keepHolder(form, before, body.certificate_associate_id);
      applyShares(form, body);
      return null;
    };
    return answerEdit(deps, kind, { params, reason: query.reason, actor, version, change });
  });
}
