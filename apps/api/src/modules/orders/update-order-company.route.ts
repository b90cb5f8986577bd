import { updateOrderCompany } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import { keepFile, type EditedForm } from './edited-form.ts';
import { applyShares } from './edited-shares.ts';

const kind = { action: 'updateOrderCompany', types: ['company_creation'] } as const;

export function updateOrderCompanyRoute(deps: Dependencies) {
  return defineRoute(updateOrderCompany, ({ params, body, actor, version }) => {
    const change = (form: EditedForm) => {
      const { associates, externalManagers } = form.data;
      form.data = { ...keepFile(body.data, form.data), associates, externalManagers };
      applyShares(form, body);
      return '';
    };
    return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
  });
}
