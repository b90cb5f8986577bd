import { toMad } from '@tassis/domain';
import { toPersonWire } from '../../people/person-values.ts';
import { toAssociateWire } from './associate-values.ts';
import type { CreationMembers, HolderValues } from './creation-form.ts';

/** The form as it is sent; what does not belong to the chosen case stays at home. */
export function toCreationWire(form: CreationMembers) {
  const { addressType, address, legalStatus, acronym, capital } = form.seat.values;
  const associates = form.associates.items.map(({ part }) => toAssociateWire(part.values));
  return {
    ...toNamingWire(form, associates.length),
    addressType: addressType === '' ? undefined : addressType,
    ...(addressType === 'address' ? { address } : {}),
    legalStatus,
    acronym: acronym.trim() === '' ? null : acronym,
    capital: capital === null ? undefined : toMad(capital),
    associates,
    externalManagers: form.externalManagers.items.map(({ part }) => toPersonWire(part.values)),
  };
}

function toNamingWire({ naming, certificate, holder }: CreationMembers, associates: number) {
  const { haveCertificate, certificatNumber, ICE, companyName, ...proposed } = naming.values;
  if (haveCertificate === '') return { haveCertificate: undefined };
  if (haveCertificate === 'yes') {
    const content = certificate.file?.content ?? '';
    return { haveCertificate: true, certificatNumber, certificate: content, ICE, companyName };
  }
  const { firstAppelation, secoundAppelation, thirdAppelation, activity } = proposed;
  return {
    haveCertificate: false,
    firstAppelation,
    secoundAppelation,
    thirdAppelation,
    activity,
    negativeCertificateAssociate: findHolder(holder.values, associates),
  };
}

/** In whose name the certificate is asked; a single associate is it without being chosen. */
export function findHolder(
  { negativeCertificateAssociate: chosen }: HolderValues,
  associates: number,
): number | null {
  if (associates === 1) return 0;
  return chosen === '' || Number(chosen) >= associates ? null : Number(chosen);
}
