import { useStore } from 'zustand';
import type { FormPart } from '../form/form-part.ts';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';

type CardLineProps<Values extends object> = {
  part: FormPart<Values>;
  /** The name of the person or company; '' when nothing is typed. */
  fact: string;
};

/** A closed card: the name, and the number of fields with errors. */
export function CardLine<Values extends object>({ part, fact }: CardLineProps<Values>) {
  const { left } = usePeopleMessages().card;
  const count = useStore(part.store, ({ violations }) => Object.keys(violations).length);
  const told = [fact, count === 0 ? '' : left(count)].filter((text) => text !== '');
  return told.length === 0 ? null : <p>{told.join(', ')}</p>;
}
