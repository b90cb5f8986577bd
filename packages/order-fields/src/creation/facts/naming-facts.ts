import type { DescriptionListProps } from '@tassis/design-system';
import type { CreationMessages } from '../../messages/creation/fr.ts';
import { getAssociateName } from '../form/associate-values.ts';
import { findHolder, type CreationMembers } from '../form/creation-form.ts';

/** The summary of the company's name: the certified one, or those proposed. */
export function toNamingFacts(
  { naming, certificate, holder, associates }: CreationMembers,
  { creation }: { creation: CreationMessages },
): DescriptionListProps['items'] {
  const { values } = naming;
  const { labels } = creation;
  if (values.haveCertificate === 'yes') {
    return [
      { term: labels.companyName, value: values.companyName },
      { term: labels.certificatNumber, value: values.certificatNumber },
      { term: labels.ICE, value: values.ICE },
      { term: creation.recap.file, value: certificate.file?.name ?? '' },
    ];
  }
  const position = findHolder(holder.values, associates.items.length);
  const item = position === null ? undefined : associates.items[position];
  return [
    { term: labels.firstAppelation, value: values.firstAppelation },
    { term: labels.secoundAppelation, value: values.secoundAppelation },
    { term: labels.thirdAppelation, value: values.thirdAppelation },
    { term: labels.activity, value: values.activity },
    { term: creation.recap.holder, value: item ? getAssociateName(item.part.values) : '' },
  ];
}
