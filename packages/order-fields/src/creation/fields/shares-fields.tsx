import { FormSection, Stack } from '@tassis/design-system';
import { AmountField } from '../../form/amount-field.tsx';
import type { FormPart } from '../../form/form-part.ts';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { getAssociateName, type AssociateValues } from '../form/associate-values.ts';
import { CapitalCheck } from './capital-check.tsx';
import type { CreationProps } from './creation-props.ts';
import styles from './shares-fields.module.css';

type SharesFieldsProps = CreationProps & {
  /** The positions of associates whose amounts are shown with their other fields. */
  except: readonly number[];
  /** Whether the capital's field is shown elsewhere on the page. */
  withoutCapital?: boolean;
};

/** The capital and the contributions, with a check that they are equal. */
export function SharesFields({ form, except, withoutCapital = false }: SharesFieldsProps) {
  const { labels, associates, shares } = useCreationMessages();
  const others = form.members.associates.items
    .map(({ id, part }, index) => ({ id, part, index }))
    .filter(({ index }) => !except.includes(index));
  return (
    <FormSection headingLevel={4} title={shares.title} description={shares.description}>
      <Stack gap="m">
        <div className={styles['amounts']}>
          {withoutCapital ? null : (
            <AmountField
              part={form.members.seat}
              name="capital"
              label={labels.capital}
              decimals={0}
            />
          )}
          {others.map(({ id, part, index }) => (
            <Amounts key={id} part={part} title={fill(associates.title, { number: index + 1 })} />
          ))}
        </div>
        <CapitalCheck form={form} />
      </Stack>
    </FormSection>
  );
}

/** The amounts of one associate, for the kinds of contribution that the associate has chosen. */
function Amounts({ part, title }: { part: FormPart<AssociateValues>; title: string }) {
  const { shares } = useCreationMessages();
  const { values } = part;
  const name = getAssociateName(values) || title;
  return (
    <>
      {values.contributionTypes.includes('Numerical') ? (
        <AmountField part={part} name="numerical_amount" label={shares.money(name)} />
      ) : null}
      {values.contributionTypes.includes('nonNumerical') ? (
        <AmountField part={part} name="contribution_valorisation" label={shares.inKind(name)} />
      ) : null}
    </>
  );
}
