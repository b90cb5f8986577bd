import type { CreationForm } from '@tassis/order-fields/creation';
import { stepOf } from './step-of.ts';

/** Whether a step is valid; from now on the step shows its errors. Valid cards are locked, as by their own buttons. */
export function attemptStep(form: CreationForm, step: number): boolean {
  const { naming, certificate, holder, seat, associates, externalManagers } = form.members;
  const asked = [
    [naming, certificate, ...(associates.items.length > 0 ? [holder] : [])],
    [seat],
    [associates, holder],
    [externalManagers],
  ][step - 1];
  const findings = form.validate();
  for (const member of asked ?? []) member.attempt();
  const isLast = asked === undefined;
  const isWanted = (path: string) =>
    isLast || stepOf(path) === step || isHolderAsked(form, path, step);
  if (findings.some(({ path }) => isWanted(path))) return false;
  const list = { 3: associates, 4: externalManagers }[step];
  list?.lock(
    list.items.map(({ id }) => id),
    true,
  );
  return true;
}

/** Whether the holder of the certificate is asked for: as soon as there is an associate to choose. */
export function isHolderAsked({ members }: CreationForm, path: string, step: number): boolean {
  return (
    step === 1 && path === 'negativeCertificateAssociate' && members.associates.items.length > 0
  );
}
