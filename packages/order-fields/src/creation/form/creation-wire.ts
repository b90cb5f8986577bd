import { toMad } from '@tassis/domain';
import { personWireOf } from '../../people/person-values.ts';
import { associateWireOf } from './associate-values.ts';
import type { CreationMembers, HolderValues } from './creation-form.ts';

/** The form as it is sent; what does not belong to the chosen case stays at home. */
export function creationWireOf(form: CreationMembers) {
  const { addressType, address, legalStatus, acronym, capital } = form.seat.values;
  const associates = form.associates.items.map(({ part }) => associateWireOf(part.values));
  return {
    ...namingWireOf(form, associates.length),
    addressType: addressType === '' ? undefined : addressType,
    ...(addressType === 'address' ? { address } : {}),
    legalStatus,
    acronym: acronym.trim() === '' ? null : acronym,
    capital: capital === null ? undefined : toMad(capital),
    associates,
    externalManagers: form.externalManagers.items.map(({ part }) => personWireOf(part.values)),
  };
}

function namingWireOf({ naming, certificate, holder }: CreationMembers, associates: number) {
  const { haveCertificate, certificatNumber, ICE, companyName, ...wished } = naming.values;
  if (haveCertificate === '') return { haveCertificate: undefined };
  if (haveCertificate === 'yes') {
    const content = certificate.file?.content ?? '';
    return { haveCertificate: true, certificatNumber, certificate: content, ICE, companyName };
  }
  const { firstAppelation, secoundAppelation, thirdAppelation, activity } = wished;
  return {
    haveCertificate: false,
    firstAppelation,
    secoundAppelation,
    thirdAppelation,
    activity,
    negativeCertificateAssociate: holderOf(holder.values, associates),
  };
}

/** In whose name the certificate is asked; a single associate is it without being chosen. */
export function holderOf(
  { negativeCertificateAssociate: chosen }: HolderValues,
  associates: number,
): number | null {
  if (associates === 1) return 0;
  return chosen === '' || Number(chosen) >= associates ? null : Number(chosen);
}
