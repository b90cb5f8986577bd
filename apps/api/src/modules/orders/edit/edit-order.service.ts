import type { AdminOrder } from '@tassis/contracts';
import { isFinal, type ServiceType } from '@tassis/domain';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Executor } from '../../../database/client.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { Session } from '../../../sessions/sessions.ts';
import type { EditedForm } from './edited-form.ts';
import { DATA_PATH, idsIn } from '../order-content.ts';
import { insertNote, nextVersion } from './order-edit.repository.ts';
import { lockOrder } from '../lock-order.repository.ts';
import { toLeaves } from './order-leaves.ts';
import { requireAdminOrder } from '../read/order.repository.ts';
import type { OrderRow } from '../read/order-wire.ts';
import { hasField, toOrderBody } from '../order-form.ts';
import { rewriteOrder } from './rewrite-order.service.ts';

export type Edit = {
  id: string;
  serviceId: string;
  /** The id of the company or of the domiciliation request, if the call has one. */
  companyId?: string | undefined;
  version: number;
  actor: Session;
  reason: string;
  /** The operation's name. */
  action: string;
  /** The services that this edit applies to. */
  types: readonly ServiceType[];
  /** Whether a person is removed, which shifts the indexes of others in the form. */
  removes?: true;
  /** Changes the form. @returns the path in the form of the sent `data`: '', 'associates.2'; null without */
  change: (form: EditedForm) => string | null;
  files: FileStorage;
  now: Date;
};

/** Edits the content of an order on behalf of the staff, by the rules of its form. */
export async function editOrder(tx: Executor, edit: Edit): Promise<AdminOrder> {
  const { id, files, now } = edit;
  const order = await lockOrder(tx, { id, version: edit.version });
  // While the order awaits corrections, the requested fields name people by their current index.
  const isAsked = edit.removes === true && order.status === 'awaiting_client';
  if (isFinal(order.status) || isAsked) throw new HttpError('transition_not_allowed');
  assertEdited(order, edit);
  const before = await requireAdminOrder(tx, id);
  const body = toOrderBody(order);
  const [sent] = body.services;
  const form = { ...idsIn(order.content), data: sent.data };
  const start = form.data['start_date'];
  const path = edit.change(form);
  sent.data = form.data;
  // A start date that was valid when it was sent may be in the past now.
  const ignoredDays = form.data['start_date'] === start ? ['start_date'] : [];
  const { associateIds, managerIds } = form;
  const people = { associateIds, managerIds };
  const rewriting = { order, body, people, ignoredDays, files, now };
  try {
    await rewriteOrder(tx, { ...rewriting, origin: 'staff' });
  } catch (error) {
    throw error instanceof HttpError ? asSent(error, path) : error;
  }
  await nextVersion(tx, order, now);
  await insertNote(tx, { ...edit, orderId: id, message: edit.reason, visible: false });
  const after = await requireAdminOrder(tx, id);
  if (!after.corrections.every(({ field }) => hasField(after, field))) {
    throw new HttpError('transition_not_allowed');
  }
  await noteChange(tx, edit, [before, after]);
  return after;
}

/** Throws `not_found` also when the service is of another kind, or has another company. */
function assertEdited({ id, content, service }: OrderRow, edit: Edit): void {
  const { recordId } = idsIn(content);
  const { serviceId, companyId, types } = edit;
  const isOfCompany = companyId === undefined || companyId === recordId;
  if (serviceId !== id || !isOfCompany || !types.includes(service)) {
    throw new HttpError('not_found');
  }
}

/** Maps error paths to the fields of the request: 'services.0.data.associates.2.cin' → 'data.cin'. */
function asSent(error: HttpError, dataPath: string | null): HttpError {
  const prefix = dataPath ? `${dataPath}.` : '';
  const violations = error.violations.map(({ path, violation }) => {
    const own = path.startsWith(`${DATA_PATH}.`) ? path.slice(DATA_PATH.length + 1) : path;
    const isOfPart = dataPath !== null && own.startsWith(prefix);
    return { path: isOfPart ? `data.${own.slice(prefix.length)}` : own, violation };
  });
  return new HttpError(error.code, { violations, data: error.data, cause: error });
}

async function noteChange(
  tx: Executor,
  { id: subjectId, actor, action, reason, now }: Edit,
  orders: [AdminOrder, AdminOrder],
): Promise<void> {
  const [before, after] = orders.map(({ services }) => {
    const [service] = services;
    return toLeaves(
      service?.company ?? service?.domiciliation ?? service?.negative_certificate_request,
    );
  });
  if (before === undefined || after === undefined) throw new Error('A change has two sides');
  const subject = 'order';
  const actorId = actor.userId;
  await writeAudit(tx, { actorId, action, subject, subjectId, reason, before, after, now });
}
