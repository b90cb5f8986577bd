import type { AdminOrder } from '@tassis/contracts';
import type { ServiceType } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { success } from '../../http/success.ts';
import type { Session } from '../../sessions/sessions.ts';
import { editOrder, type Edit } from './edit-order.service.ts';

type Input = {
  params: { id: string; service: string; company?: string };
  reason: string;
  actor: Session;
  version: number;
  change: Edit['change'];
};

type Kind = { action: string; types: readonly ServiceType[]; removes?: true };

/** Carries an edit of a service out, and answers the order as it is then. */
export async function answerEdit(
  { db, files, clock }: Dependencies,
  kind: Kind,
  { params, reason, actor, version, change }: Input,
): Promise<{ success: true; data: AdminOrder }> {
  const { id, service: serviceId, company: companyId } = params;
  const where = { id, serviceId, companyId, version };
  const edit = { ...kind, ...where, actor, reason: reason.trim(), change, files, now: clock() };
  return success(await db.transaction((tx) => editOrder(tx, edit)));
}
