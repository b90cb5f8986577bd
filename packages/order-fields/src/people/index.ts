export { CityList } from './city-field.tsx';
export { toPersonFacts } from './person-facts.ts';
export { PersonFields } from './person-fields.tsx';
export { blankPerson, getFullName, toPersonWire, type PersonValues } from './person-values.ts';
export { usePeopleMessages } from '../messages/people/use-people-messages.ts';
