import type { AdminContactSubmission } from '@tassis/contracts';
import type { ListedSubmission } from './admin-contact-submission.repository.ts';

/** A message as the staff see it. */
export function toSubmission({
  submission,
  assignee,
  replies,
}: ListedSubmission): AdminContactSubmission {
  const { assignedTo, search: _search, createdAt, ...fields } = submission;
  return {
    ...fields,
    assigned_to: toPerson(assignedTo, assignee),
    replies: replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      author: toPerson(reply.authorId, reply.author),
      created_at: reply.createdAt.toISOString(),
    })),
    created_at: createdAt.toISOString(),
  };
}

function toPerson(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
