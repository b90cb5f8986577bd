import { AmountField } from '../../form/amount-field.tsx';
import type { FormPart } from '../../form/form-part.ts';
import { TextAreaField, TextField } from '../../form/text-fields.tsx';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { PersonField } from '../../people/person-field.tsx';
import { isPersonField } from '../../people/person-values.ts';
import type { AssociateValues } from '../form/associate-values.ts';
import { AssociateFields, ManagerTick } from './associate-fields.tsx';
import { ContributionFields } from './contribution-fields.tsx';
import type { CreationProps } from './creation-props.ts';

type AssociateFieldProps = CreationProps & {
  part: FormPart<AssociateValues>;
  /** Undefined shows all fields of the associate. */
  name: string | undefined;
};

/** One field of an associate. SharesFields shows the amounts, beside those of the others. */
export function AssociateField({ form, part, name }: AssociateFieldProps) {
  const { labels, descriptionHint, hints } = useCreationMessages().associates;
  switch (name) {
    case undefined:
    case 'associateType':
      return <AssociateFields form={form} part={part} />;
    case 'isManager':
      return <ManagerTick part={part} />;
    case 'companyName':
    case 'acronym':
    case 'legalStatus':
      return <TextField part={part} name={name} label={labels[name]} />;
    case 'commercialRegisterNumber':
      return <TextField part={part} name={name} label={labels[name]} inputMode="numeric" />;
    case 'capital':
      return <AmountField part={part} name={name} label={labels[name]} decimals={0} />;
    case 'contributionTypes':
      return <ContributionFields form={form} part={part} />;
    case 'description':
      return (
        <TextAreaField
          part={part}
          name={name}
          label={labels[name]}
          hint={descriptionHint}
          rows={2}
          maxLength={500}
        />
      );
    default:
      return isPersonField(name) ? <PersonField part={part} hints={hints} name={name} /> : null;
  }
}
