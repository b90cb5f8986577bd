import { DescriptionList } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import type { CreationForm } from '../form/creation-form.ts';
import type { AssociateValues } from '../form/associate-values.ts';
import { associateFacts } from './associate-facts.ts';

type AssociateSummaryProps = { form: CreationForm; values: AssociateValues };

/** An associate who is validated, to be read. */
export function AssociateSummary({ form, values }: AssociateSummaryProps) {
  const { associates } = useCreationMessages();
  const people = usePeopleMessages();
  const locale = useLocale();
  const capital = useStore(form.members.seat.store, (state) => state.values.capital);
  const words = { locale, people, associates };
  return <DescriptionList layout="columns" items={associateFacts(values, capital, words)} />;
}
