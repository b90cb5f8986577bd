import { useLocale } from '@tassis/design-system/host';
import { DOMICILIATION_LEGAL_FORMS } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useStore } from 'zustand';
import { AskedFields, type AskedFieldsProps } from '../../form/asked-fields.tsx';
import { RadioField } from '../../form/choice-fields.tsx';
import { DayField } from '../../form/day-field.tsx';
import { DocumentNumberField } from '../../form/document-number-field.tsx';
import { IceField } from '../../form/ice-field.tsx';
import { PdfField } from '../../form/pdf-field.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { useToday } from '../../form/use-today.ts';
import { useDomiciliationMessages } from '../../messages/domiciliation/use-domiciliation-messages.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import { CityList } from '../../people/city-field.tsx';
import { ManagerList } from '../../people/manager-list.tsx';
import { PersonField } from '../../people/person-field.tsx';
import { PersonFields } from '../../people/person-fields.tsx';
import { isPersonField } from '../../people/person-values.ts';
import type { DomiciliationForm } from '../form/domiciliation-form.ts';
import { useDomiciliationLabels } from '../form/use-domiciliation-labels.ts';
import { IdentificationSection } from './identification-section.tsx';
import type { SectionProps } from './section-props.ts';

/** Only the fields at `paths`, for the client's corrections. */
export function AskedDomiciliationFields({ form, paths }: AskedFieldsProps<DomiciliationForm>) {
  const labels = useDomiciliationLabels();
  return (
    <>
      <AskedFields
        paths={paths}
        labels={labels}
        renderField={(path) => <DomiciliationField form={form} path={path} />}
      />
      <CityList />
    </>
  );
}

function DomiciliationField({ form, path }: SectionProps & { path: string }) {
  const [head = '', index, name] = path.split('.');
  const { managerHints: hints } = usePeopleMessages();
  if (index === undefined) return <OwnField form={form} name={head} />;
  const part = form.members.managers.items[Number(index)]?.part;
  if (part === undefined) return null;
  if (name === undefined) return <PersonFields part={part} hints={hints} />;
  return isPersonField(name) ? <PersonField part={part} hints={hints} name={name} /> : null;
}

function OwnField({ form, name }: SectionProps & { name: string }) {
  const { period, identification, company, negativeCertificate, managers } = form.members;
  const { labels, hints, numberHints, legalForms, managers: texts } = useDomiciliationMessages();
  const locale = useLocale();
  const today = useToday();
  const document = useStore(identification.store, ({ values }) => values.identificationType);
  switch (name) {
    case 'start_date':
      return (
        <DayField
          part={period}
          name={name}
          label={labels[name]}
          hint={hints[name]}
          range="future"
          today={today}
          showBounds={false}
        />
      );
    case 'identificationType':
      return <IdentificationSection form={form} />;
    case 'identifierValue':
      return (
        <DocumentNumberField
          part={identification}
          name={name}
          label={labels[name]}
          hint={numberHints[document]}
        />
      );
    case 'formJuridique':
      return (
        <RadioField
          part={company}
          name={name}
          label={labels[name]}
          options={DOMICILIATION_LEGAL_FORMS.map((value) => ({
            value,
            label: getLabel(locale, `domiciliation_legal_form.${value}`),
            hint: legalForms[value],
          }))}
        />
      );
    case 'companyName':
      return <TextField part={company} name={name} label={labels[name]} hint={hints[name]} />;
    case 'acronym':
      return (
        <TextField
          part={company}
          name={name}
          label={labels[name]}
          hint={hints[name]}
          required={false}
        />
      );
    case 'ICE':
      return <IceField part={company} label={labels[name]} hint={hints[name]} />;
    case 'negativeCertificate':
      return <PdfField file={negativeCertificate} label={labels[name]} hint={hints[name]} />;
    case 'managers':
      return <ManagerList form={form} list={managers} texts={texts} />;
    default:
      return null;
  }
}
