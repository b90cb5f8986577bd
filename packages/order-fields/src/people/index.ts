export { personFacts } from './person-facts.ts';
export { blankPerson, fullNameOf } from './person-values.ts';
export { usePeopleMessages } from '../messages/people/use-people-messages.ts';
