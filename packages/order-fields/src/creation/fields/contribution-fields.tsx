import { Grid, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { CONTRIBUTION_TYPES } from '@tassis/domain';
import { formatPercent, getLabel } from '@tassis/messages';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { AmountField } from '../../form/amount-field.tsx';
import { TextAreaField } from '../../form/text-fields.tsx';
import { CheckboxGroupField } from '../../form/checkbox-fields.tsx';
import type { FormPart } from '../../form/form-part.ts';
import { getTotalContribution, type AssociateValues } from '../form/associate-values.ts';
import styles from './contribution-fields.module.css';
import type { CreationProps } from './creation-props.ts';

type ContributionProps = CreationProps & { part: FormPart<AssociateValues> };

/** What an associate brings in: money, goods, or both. */
export function ContributionFields({ form, part }: ContributionProps) {
  const { associates: texts } = useCreationMessages();
  const { labels } = texts;
  const locale = useLocale();
  const types = useStore(part.store, ({ values }) => values.contributionTypes);
  return (
    <Stack gap="m" className={styles['root']}>
      <CheckboxGroupField
        part={part}
        name="contributionTypes"
        label={labels.contributionTypes}
        hint={texts.contributionHint}
        options={CONTRIBUTION_TYPES.map((value) => ({
          value,
          label: getLabel(locale, `contribution_type.${value}`),
        }))}
      />
      <Grid column="half" gap="m">
        {types.includes('Numerical') ? (
          <AmountField part={part} name="numerical_amount" label={labels.numerical_amount} />
        ) : null}
        {types.includes('nonNumerical') ? (
          <AmountField
            part={part}
            name="contribution_valorisation"
            label={labels.contribution_valorisation}
          />
        ) : null}
      </Grid>
      {types.includes('nonNumerical') ? (
        <TextAreaField
          part={part}
          name="description"
          label={labels.description}
          hint={texts.descriptionHint}
          rows={2}
          maxLength={500}
        />
      ) : null}
      <Share form={form} part={part} />
    </Stack>
  );
}

function Share({ form, part }: ContributionProps) {
  const { share } = useCreationMessages().associates;
  const locale = useLocale();
  const capital = useStore(form.members.seat.store, ({ values }) => values.capital);
  const own = useStore(part.store, ({ values }) => getTotalContribution(values));
  if (capital === null || capital === 0 || own === 0) return null;
  return <p>{fill(share, { percent: formatPercent(locale, own / capital) })}</p>;
}
