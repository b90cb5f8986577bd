import type { CreationForm } from '@tassis/order-fields/creation';
import { stepOf } from './step-of.ts';

/**
 * Whether somebody may go on from a step; from now on it shows what is wrong with it. What is right on it is locked:
 * going on validates as the button of each card does.
 */
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

/** Who asks for a certificate says in whose name as soon as there is somebody to choose. */
export function isHolderAsked({ members }: CreationForm, path: string, step: number): boolean {
  return (
    step === 1 && path === 'negativeCertificateAssociate' && members.associates.items.length > 0
  );
}
