import { Grid, Stack } from '@tassis/design-system';
import { PersonField, type PersonProps } from './person-field.tsx';

/** All fields of a person: name, birth, document and contact. */
export function PersonFields(props: PersonProps) {
  return (
    <Stack gap="m">
      <PersonField {...props} name="sex" />
      <Grid column="half" gap="m">
        <PersonField {...props} name="firstName" />
        <PersonField {...props} name="lastName" />
        <PersonField {...props} name="birthDate" />
        <PersonField {...props} name="placeOfBirth" />
      </Grid>
      <PersonField {...props} name="nationality" />
      <PersonField {...props} name="identificationType" />
      <Grid column="half" gap="m">
        <PersonField {...props} name="email" />
        <PersonField {...props} name="phone" />
        <PersonField {...props} name="address" />
        <PersonField {...props} name="city" />
      </Grid>
    </Stack>
  );
}
