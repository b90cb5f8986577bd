import { updateOrderCertificateRequest } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { answerEdit } from './edit-answer.ts';
import type { EditedForm } from './edited-form.ts';

const kind = {
  action: 'updateOrderCertificateRequest',
  types: ['negative_certificate_request'],
} as const;

export function updateOrderCertificateRequestRoute(deps: Dependencies) {
  return defineRoute(updateOrderCertificateRequest, ({ params, body, actor, version }) => {
    const change = (form: EditedForm) => {
      form.data = { ...body.data };
      return '';
    };
    return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
  });
}
