import { ADDRESS_TYPES, COMPANY_FORMS, isAskedFor } from '@tassis/domain';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { AskedFields, type AskedFieldsProps } from '../../form/asked-fields.tsx';
import { RadioField, SelectField } from '../../form/choice-fields.tsx';
import { IceField } from '../../form/ice-field.tsx';
import { PdfField } from '../../form/pdf-field.tsx';
import { TextAreaField, TextField } from '../../form/text-fields.tsx';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { CityList } from '../../people/city-field.tsx';
import { PersonField } from '../../people/person-field.tsx';
import { PersonFields } from '../../people/person-fields.tsx';
import { isPersonField } from '../../people/person-values.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import type { CreationForm } from '../form/creation-form.ts';
import { useCreationLabels } from '../form/use-creation-labels.ts';
import { AssociateField } from './associate-field.tsx';
import { AssociateList } from './associate-list.tsx';
import type { CreationProps } from './creation-props.ts';
import { CreationManagers } from './creation-managers.tsx';
import { HolderField } from './holder-field.tsx';
import { NamingFields } from './naming-fields.tsx';
import { AddressField } from './seat-fields.tsx';
import { SharesFields } from './shares-fields.tsx';

/** Fields of a company creation without the others. Where a contribution is asked, all of them are: they make the capital. */
export function AskedCreationFields({ form, paths }: AskedFieldsProps<CreationForm>) {
  const labels = useCreationLabels();
  const areSharesAsked = isAskedFor(paths, 'capital');
  return (
    <>
      <AskedFields
        paths={paths.filter((path) => !isAmount(path))}
        labels={labels}
        renderField={(path) => <CreationField form={form} path={path} />}
      />
      {areSharesAsked ? <SharesFields form={form} except={toPlaces(paths)} /> : null}
      <CityList />
    </>
  );
}

const AMOUNT = /^(?:capital|associates\.\d+\.(?:numerical_amount|contribution_valorisation))$/u;

/** Whether it stands among the shares. */
function isAmount(path: string): boolean {
  return AMOUNT.test(path);
}

/** The associates who are asked for their contribution as a whole, or for everything: their amounts stand there. */
function toPlaces(paths: readonly string[]): number[] {
  return paths.flatMap((path) => {
    const [, place] =
      /^associates\.(\d+)(?:\.(?:contributionTypes|associateType))?$/u.exec(path) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
}

function CreationField({ form, path }: CreationProps & { path: string }) {
  const [head = '', index, name] = path.split('.');
  const { managerHints: hints } = usePeopleMessages();
  if (index === undefined) return <OwnField form={form} name={head} />;
  if (head === 'associates') {
    const part = form.members.associates.items[Number(index)]?.part;
    return part ? <AssociateField form={form} part={part} name={name} /> : null;
  }
  const part = form.members.externalManagers.items[Number(index)]?.part;
  if (part === undefined) return null;
  if (name === undefined) return <PersonFields part={part} hints={hints} />;
  return isPersonField(name) ? <PersonField part={part} hints={hints} name={name} /> : null;
}

function OwnField({ form, name }: CreationProps & { name: string }) {
  const { naming, certificate, seat } = form.members;
  const { naming: names, seat: seats } = useCreationMessages();
  const locale = useLocale();
  switch (name) {
    case 'haveCertificate':
      return <NamingFields form={form} />;
    case 'certificate':
      return <PdfField file={certificate} label={names.labels[name]} hint={names.hints[name]} />;
    case 'certificatNumber':
    case 'companyName':
      return <TextField part={naming} name={name} label={names.labels[name]} />;
    case 'ICE':
      return <IceField part={naming} label={names.labels[name]} hint={names.hints[name]} />;
    case 'firstAppelation':
    case 'secoundAppelation':
    case 'thirdAppelation':
      return (
        <TextField part={naming} name={name} label={names.labels[name]} hint={names.hints[name]} />
      );
    case 'activity':
      return (
        <TextAreaField
          part={naming}
          name={name}
          label={names.labels[name]}
          hint={names.hints[name]}
          rows={4}
        />
      );
    case 'negativeCertificateAssociate':
      return <HolderField form={form} />;
    case 'addressType':
      return (
        <>
          <RadioField
            part={seat}
            name={name}
            label={seats.labels[name]}
            options={ADDRESS_TYPES.map((value) => ({ value, label: seats.types[value] }))}
          />
          <AddressField form={form} />
        </>
      );
    case 'address':
      return <AddressField form={form} />;
    case 'legalStatus':
      return (
        <SelectField
          part={seat}
          name={name}
          label={seats.labels[name]}
          options={COMPANY_FORMS.map((value) => ({
            value,
            label: getLabel(locale, `company_form.${value}`),
          }))}
        />
      );
    case 'acronym':
      return (
        <TextField
          part={seat}
          name={name}
          label={seats.labels[name]}
          hint={seats.acronymHint}
          required={false}
        />
      );
    case 'associates':
      return <AssociateList form={form} />;
    case 'externalManagers':
      return <CreationManagers form={form} />;
    default:
      return null;
  }
}
