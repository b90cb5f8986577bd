import type { AdminCallbackRequest } from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import type { ListedCallback } from './callback-request.repository.ts';

/** A callback request as the staff see it. */
export function toCallback({ request, assignee }: ListedCallback): AdminCallbackRequest {
  const { id, name, phone, email, message, slot, note, assignedTo, cancelledAt, version } = request;
  return {
    id,
    name,
    phone,
    email,
    message,
    slot: slot && moroccanDateTime(slot),
    due_at: request.dueAt.toISOString(),
    status: cancelledAt === null ? request.status : 'cancelled',
    assigned_to:
      assignedTo === null || assignee === null ? null : { id: assignedTo, name: assignee },
    note,
    cancelled_at: cancelledAt?.toISOString() ?? null,
    created_at: request.createdAt.toISOString(),
    version,
  };
}
