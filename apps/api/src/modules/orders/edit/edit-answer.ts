import type { AdminOrder, Contract } from '@tassis/contracts';
import type { ServiceType } from '@tassis/domain';
import type { Dependencies } from '../../../dependencies.ts';
import type { PreparedAnswer } from '../../../http/route.ts';
import { success } from '../../../http/success.ts';
import { createOnce } from '../../../idempotency/create-once.ts';
import type { Session } from '../../../sessions/sessions.ts';
import { editOrder, type Edit } from './edit-order.service.ts';

type Input = {
  params: { id: string; service: string; company?: string };
  reason: string;
  actor: Session;
  version: number;
  change: Edit['change'];
};

type Headers = { 'idempotency-key'?: string | undefined };

type Kind = { action: string; types: readonly ServiceType[]; removes?: true };

/** Edits a service, and answers the changed order. */
export async function answerEdit(
  { db, files, clock }: Dependencies,
  kind: Kind,
  input: Input,
): Promise<{ success: true; data: AdminOrder }> {
  const edit = toEdit(kind, input, { files, now: clock() });
  return success(await db.transaction((tx) => editOrder(tx, edit)));
}

/** The same for an edit that adds a person, which an Idempotency-Key makes happen once. */
export function answerAddition(
  deps: Dependencies,
  { contract, types }: Pick<Kind, 'types'> & { contract: Contract },
  { body, headers, ...input }: Input & { body: unknown; headers: Headers },
): Promise<PreparedAnswer> {
  const { params, actor } = input;
  const kind = { action: contract.name, types };
  return createOnce(deps, { contract, input: { params, body }, headers, actor }, (tx, now) =>
    editOrder(tx, toEdit(kind, input, { files: deps.files, now })),
  );
}

function toEdit(
  kind: Kind,
  { params, reason, actor, version, change }: Input,
  house: Pick<Edit, 'files' | 'now'>,
): Edit {
  const { id, service: serviceId, company: companyId } = params;
  const where = { id, serviceId, companyId, version };
  return { ...kind, ...where, ...house, actor, reason: reason.trim(), change };
}
