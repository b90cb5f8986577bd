import { Alert, DescriptionList } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { useValidatedForm } from '../../form/use-validated-form.ts';
import { dirhams } from '../facts/associate-facts.ts';
import { getTotalContribution } from '../form/associate-values.ts';
import { CONTRIBUTION_TOTAL_ID } from '../form/creation-form.ts';
import type { CreationProps } from './creation-props.ts';

/** Says whether the contributions add up to the capital, with both totals. */
export function CapitalCheck({ form }: CreationProps) {
  const { associates } = useCreationMessages();
  const { total: texts } = associates;
  const locale = useLocale();
  const sum = useValidatedForm(form, (members) =>
    members.associates.items.reduce(
      (total, { part }) => total + getTotalContribution(part.values),
      0,
    ),
  );
  const capital = useStore(form.members.seat.store, ({ values }) => values.capital ?? 0);
  const amount = (centimes: number) => dirhams(locale, centimes);
  const totals = (
    <DescriptionList
      items={[
        { term: texts.sum, value: amount(sum) },
        { term: texts.capital, value: amount(capital) },
      ]}
    />
  );
  const isEqual = sum === capital && capital > 0;
  const difference = fill(sum < capital ? texts.missing : texts.over, {
    amount: amount(Math.abs(capital - sum)),
  });
  return (
    <section id={CONTRIBUTION_TOTAL_ID} tabIndex={-1} aria-label={texts.title}>
      <Alert tone={isEqual ? 'success' : 'warning'} title={isEqual ? texts.equal : texts.warning}>
        {totals}
        {/* The line is always there, so that what is below does not move while somebody aims at it. */}
        <p>{isEqual ? texts.complete : difference}</p>
      </Alert>
    </section>
  );
}
