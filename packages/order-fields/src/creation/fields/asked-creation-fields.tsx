import { isAskedFor } from '@tassis/domain';
import { AskedFields, type AskedFieldsProps } from '../../form/asked-fields.tsx';
import { CityList } from '../../people/city-field.tsx';
import { PersonField } from '../../people/person-field.tsx';
import { PersonFields } from '../../people/person-fields.tsx';
import { isPersonField } from '../../people/person-values.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import { isNameField, isSeatField, type CreationForm } from '../form/creation-form.ts';
import { useCreationLabels } from '../form/use-creation-labels.ts';
import { AssociateField } from './associate-field.tsx';
import { AssociateList } from './associate-list.tsx';
import type { CreationProps } from './creation-props.ts';
import { CreationManagers } from './creation-managers.tsx';
import { HolderField } from './holder-field.tsx';
import { NamingField } from './naming-field.tsx';
import { NamingFields } from './naming-fields.tsx';
import { SeatField } from './seat-fields.tsx';
import { SharesFields } from './shares-fields.tsx';

/** Only the fields at `paths`. When one contribution is asked for, all are shown, because together they must equal the capital. */
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

/** Whether SharesFields shows the field of this path. */
function isAmount(path: string): boolean {
  return AMOUNT.test(path);
}

/** The positions of the associates whose own fields include their amounts; SharesFields leaves these out. */
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
  switch (name) {
    case 'haveCertificate':
      return <NamingFields form={form} />;
    case 'negativeCertificateAssociate':
      return <HolderField form={form} />;
    case 'associates':
      return <AssociateList form={form} />;
    case 'externalManagers':
      return <CreationManagers form={form} />;
    default:
      if (isSeatField(name)) return <SeatField form={form} name={name} />;
      return isNameField(name) ? <NamingField form={form} name={name} /> : null;
  }
}
