export { toPersonFacts } from './person-facts.ts';
export { blankPerson, getFullName } from './person-values.ts';
export { usePeopleMessages } from '../messages/people/use-people-messages.ts';
