import { Checkbox, FormSection, Grid, MoneyInput, Select, Stack } from '@tassis/design-system';
import { DOMICILIATION_DURATIONS, toCentimes, toMad } from '@tassis/domain';
import { useTexts } from '../../messages/packages/use-texts.ts';
import type { Fields } from './field-props.ts';

type AmountName =
  | 'price'
  | 'domiciliation_monthly_rate'
  | 'company_creation_price'
  | 'optional_company_creation_price';

/** The prices of a package and its services: a domiciliation, and a creation that is included or optional. */
export function PriceFields({ fields }: { fields: Fields }) {
  const { editor: texts } = useTexts();
  const { values, change, field } = fields;
  const amount = (name: AmountName, isSold = true) => (
    <Amount fields={fields} name={name} isSold={isSold} />
  );
  return (
    <FormSection title={texts.sections.price} description={texts.hints.price} headingLevel={2}>
      <Grid column="m">
        {amount('price')}
        <Select
          {...field('domiciliation_duration_months')}
          label={texts.fields.domiciliation_duration_months}
          value={String(values.domiciliation_duration_months)}
          options={[0, ...DOMICILIATION_DURATIONS].map((months) => ({
            value: String(months),
            label: texts.months(months),
          }))}
          onChange={({ target }) => change({ domiciliation_duration_months: Number(target.value) })}
        />
        {amount('domiciliation_monthly_rate', values.domiciliation_duration_months > 0)}
      </Grid>
      <Grid column="half">
        <Stack gap="m">
          <Checkbox
            {...field('includes_company_creation')}
            label={texts.fields.includes_company_creation}
            checked={values.includes_company_creation}
            onChange={({ target }) => change({ includes_company_creation: target.checked })}
          />
          {amount('company_creation_price', values.includes_company_creation)}
        </Stack>
        <Stack gap="m">
          <Checkbox
            {...field('optional_company_creation')}
            label={texts.fields.optional_company_creation}
            checked={values.optional_company_creation}
            onChange={({ target }) => change({ optional_company_creation: target.checked })}
          />
          {amount('optional_company_creation_price', values.optional_company_creation)}
        </Stack>
      </Grid>
    </FormSection>
  );
}

/** The price of a service that the package does not include: read-only, but still shown. */
function Amount(props: { fields: Fields; name: AmountName; isSold: boolean }) {
  const { fields, name, isSold } = props;
  const { editor: texts } = useTexts();
  return (
    <MoneyInput
      {...fields.field(name)}
      label={texts.fields[name]}
      disabled={!isSold}
      defaultValue={toCentimes(fields.values[name])}
      onValueChange={(centimes) => fields.change({ [name]: toMad(centimes ?? 0) })}
    />
  );
}
