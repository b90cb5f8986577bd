import { Grid, Stack } from '@tassis/design-system';
import { GENDERS, type IdentificationField } from '@tassis/domain';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { RadioField } from '../form/choice-fields.tsx';
import { DayField } from '../form/day-field.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { TextField } from '../form/text-fields.tsx';
import type { FormPart } from '../form/form-part.ts';
import { IdentificationFields } from '../form/identification-fields.tsx';
import { useToday } from '../form/use-today.ts';
import { CityField } from './city-field.tsx';
import { NationalityField } from './nationality-field.tsx';
import type { PersonValues } from './person-values.ts';

type PersonProps = {
  part: FormPart<PersonValues>;
  /** What a document's number looks like, by the rules of the form. */
  hints: Readonly<Record<IdentificationField, string>>;
};

/** Who a person is, their document, and where they are reached. */
export function PersonFields({ part, hints }: PersonProps) {
  const { labels, emailHint, phoneHint } = usePeopleMessages();
  const locale = useLocale();
  return (
    <Stack gap="m">
      <RadioField
        part={part}
        name="sex"
        label={labels.sex}
        options={GENDERS.map((value) => ({ value, label: getLabel(locale, `gender.${value}`) }))}
      />
      <Grid column="half" gap="m">
        <TextField part={part} name="firstName" label={labels.firstName} />
        <TextField part={part} name="lastName" label={labels.lastName} />
        <DayField
          part={part}
          name="birthDate"
          label={labels.birthDate}
          range="past"
          today={useToday()}
          showBounds={false}
        />
        <TextField part={part} name="placeOfBirth" label={labels.placeOfBirth} />
      </Grid>
      <NationalityField part={part} />
      <IdentificationFields part={part} labels={labels} hints={hints} />
      <Grid column="half" gap="m">
        <TextField
          part={part}
          name="email"
          label={labels.email}
          hint={emailHint}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PhoneField
          part={part}
          name="phone"
          label={labels.phone}
          hint={phoneHint}
          autoComplete="off"
        />
        <TextField part={part} name="address" label={labels.address} />
        <CityField part={part} />
      </Grid>
    </Stack>
  );
}
