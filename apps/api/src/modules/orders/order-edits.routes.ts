import {
  addOrderAssociate,
  addOrderManager,
  removeOrderAssociate,
  removeOrderManager,
  updateOrderAssociate,
  updateOrderBasicInfo,
  updateOrderCertificateRequest,
  updateOrderCompany,
  updateOrderDomiciliation,
  updateOrderManager,
  updateOrderService,
} from '@tassis/contracts';
import { SERVICE_TYPES } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { keepHolder } from './edit/certificate-holder.ts';
import { answerAddition, answerEdit } from './edit/edit-answer.ts';
import { editBasicInfo } from './edit/edit-basic-info.service.ts';
import {
  addPerson,
  withStoredCertificate,
  removePerson,
  replacePerson,
  type EditedForm,
} from './edit/edited-form.ts';
import { applyShares } from './edit/edited-shares.ts';

/** The services that have associates, and those that have managers. */
const CREATIONS = ['company_creation'] as const;
const MANAGED = ['company_creation', 'domiciliation'] as const;

export function orderEditsRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(updateOrderBasicInfo, async ({ params, body, actor, version }) => {
      const { data, reason } = body;
      const edit = { id: params.id, data, reason: reason.trim(), actor, version, now: clock() };
      return success(await db.transaction((tx) => editBasicInfo(tx, edit)));
    }),
    defineRoute(updateOrderService, ({ params, body, actor, version }) => {
      const change = (form: EditedForm) => {
        form.data = withStoredCertificate(body.data, form.data);
        return '';
      };
      const kind = { action: updateOrderService.name, types: SERVICE_TYPES };
      return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
    }),
    defineRoute(updateOrderCompany, ({ params, body, actor, version }) => {
      const change = (form: EditedForm) => {
        const { associates, externalManagers } = form.data;
        form.data = {
          ...withStoredCertificate(body.data, form.data),
          associates,
          externalManagers,
        };
        applyShares(form, body);
        return '';
      };
      const kind = { action: updateOrderCompany.name, types: CREATIONS };
      return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
    }),
    defineRoute(updateOrderDomiciliation, ({ params, body, actor, version }) => {
      const change = (form: EditedForm) => {
        const { managers } = form.data;
        form.data = { ...withStoredCertificate(body.data, form.data), managers };
        return '';
      };
      const kind = { action: updateOrderDomiciliation.name, types: ['domiciliation'] } as const;
      return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
    }),
    defineRoute(updateOrderCertificateRequest, ({ params, body, actor, version }) => {
      const change = (form: EditedForm) => {
        form.data = { ...body.data };
        return '';
      };
      const kind = {
        action: updateOrderCertificateRequest.name,
        types: ['negative_certificate_request'],
      } as const;
      return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
    }),
    defineRoute(updateOrderAssociate, ({ params, body, actor, version }) => {
      const change = (form: EditedForm) => {
        const path = replacePerson(form, { kind: 'associate', id: params.person }, body.data);
        applyShares(form, body, params.person);
        return path;
      };
      const kind = { action: updateOrderAssociate.name, types: CREATIONS };
      return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
    }),
    defineRoute(updateOrderManager, ({ params, body, actor, version }) => {
      const change = (form: EditedForm) =>
        replacePerson(form, { kind: 'manager', id: params.person }, body.data);
      const kind = { action: updateOrderManager.name, types: MANAGED };
      return answerEdit(deps, kind, { params, reason: body.reason, actor, version, change });
    }),
    defineRoute(addOrderAssociate, ({ params, body, headers, actor, version }) => {
      const change = (form: EditedForm) => {
        applyShares(form, body);
        return addPerson(form, 'associate', body.data);
      };
      const { reason } = body;
      const input = { params, body, headers, reason, actor, version, change };
      return answerAddition(deps, { contract: addOrderAssociate, types: CREATIONS }, input);
    }),
    defineRoute(addOrderManager, ({ params, body, headers, actor, version }) => {
      const change = (form: EditedForm) => addPerson(form, 'manager', body.data);
      const { reason } = body;
      const input = { params, body, headers, reason, actor, version, change };
      return answerAddition(deps, { contract: addOrderManager, types: MANAGED }, input);
    }),
    defineRoute(removeOrderAssociate, ({ params, query, body, actor, version }) => {
      const change = (form: EditedForm) => {
        const before = [...form.associateIds];
        removePerson(form, { kind: 'associate', id: params.person });
        keepHolder(form, before, body.certificate_associate_id);
        applyShares(form, body);
        return null;
      };
      const kind = { action: removeOrderAssociate.name, types: CREATIONS, removes: true } as const;
      return answerEdit(deps, kind, { params, reason: query.reason, actor, version, change });
    }),
    defineRoute(removeOrderManager, ({ params, query, actor, version }) => {
      const change = (form: EditedForm) => {
        removePerson(form, { kind: 'manager', id: params.person });
        return null;
      };
      const kind = { action: removeOrderManager.name, types: MANAGED, removes: true } as const;
      return answerEdit(deps, kind, { params, reason: query.reason, actor, version, change });
    }),
  ];
}
