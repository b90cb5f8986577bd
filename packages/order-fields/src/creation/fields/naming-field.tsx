import { IceField } from '../../form/ice-field.tsx';
import { PdfField } from '../../form/pdf-field.tsx';
import { TextAreaField, TextField } from '../../form/text-fields.tsx';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import type { NameField } from '../form/creation-form.ts';
import type { CreationProps } from './creation-props.ts';

/** One field of the company’s name. */
export function NamingField({ form, name }: CreationProps & { name: NameField }) {
  const { naming: part, certificate } = form.members;
  const { labels, naming } = useCreationMessages();
  const label = labels[name];
  switch (name) {
    case 'certificate':
      return <PdfField file={certificate} label={label} hint={naming.hints[name]} />;
    case 'certificatNumber':
    case 'companyName':
      return <TextField part={part} name={name} label={label} />;
    case 'ICE':
      return <IceField part={part} label={label} hint={naming.hints[name]} />;
    case 'activity':
      return (
        <TextAreaField part={part} name={name} label={label} hint={naming.hints[name]} rows={4} />
      );
    default:
      return <TextField part={part} name={name} label={label} hint={naming.hints[name]} />;
  }
}
