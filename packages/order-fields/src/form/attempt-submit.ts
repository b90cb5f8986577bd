import type { Members, OrderForm } from './order-form.ts';

/** Whether a form on one page may be sent; from now on it shows its errors. Valid cards are locked, as by their own buttons. */
export function attemptSubmit<Of extends Members>(form: OrderForm<Of>): boolean {
  const members = Object.values(form.members);
  const findings = form.validate();
  for (const member of members) member.attempt();
  if (findings.length > 0) return false;
  for (const member of members) {
    if (member.kind !== 'list') continue;
    member.lock(
      member.items.map(({ id }) => id),
      true,
    );
  }
  return true;
}
