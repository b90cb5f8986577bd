import { useLocale } from '@tassis/design-system/host';
import { GENDERS, type IdentificationField } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { RadioField } from '../form/choice-fields.tsx';
import { DayField } from '../form/day-field.tsx';
import type { FormPart } from '../form/form-part.ts';
import { IdentificationFields } from '../form/identification-fields.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { TextField } from '../form/text-fields.tsx';
import { useToday } from '../form/use-today.ts';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { CityField } from './city-field.tsx';
import { NationalityField } from './nationality-field.tsx';
import type { PersonValues } from './person-values.ts';

export type PersonProps = {
  part: FormPart<PersonValues>;
  /** The format of each document's number, by the rules of the form. */
  hints: Readonly<Record<IdentificationField, string>>;
};

type PersonFieldProps = PersonProps & { name: keyof PersonValues };

/** One field of a person; the kind of document includes its number. */
export function PersonField({ part, hints, name }: PersonFieldProps) {
  const { labels, emailHint, phoneHint } = usePeopleMessages();
  const locale = useLocale();
  const today = useToday();
  const label = labels[name];
  switch (name) {
    case 'sex':
      return (
        <RadioField
          part={part}
          name={name}
          label={label}
          options={GENDERS.map((value) => ({ value, label: getLabel(locale, `gender.${value}`) }))}
        />
      );
    case 'birthDate':
      return (
        <DayField
          part={part}
          name={name}
          label={label}
          range="past"
          today={today}
          showBounds={false}
        />
      );
    case 'nationality':
      return <NationalityField part={part} />;
    case 'identificationType':
    case 'cin':
    case 'passport':
    case 'carteSejour':
      return <IdentificationFields part={part} name={name} labels={labels} hints={hints} />;
    case 'email':
      return (
        <TextField
          part={part}
          name={name}
          label={label}
          hint={emailHint}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      );
    case 'phone':
      return (
        <PhoneField part={part} name={name} label={label} hint={phoneHint} autoComplete="off" />
      );
    case 'city':
      return <CityField part={part} />;
    default:
      return <TextField part={part} name={name} label={label} />;
  }
}
