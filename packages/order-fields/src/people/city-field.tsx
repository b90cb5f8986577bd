import { CITIES } from '@tassis/domain';
import { memo } from 'react';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { TextField } from '../form/text-fields.tsx';
import type { FormPart } from '../form/form-part.ts';

const CITY_LIST = 'villes-du-maroc';

/** A city in words: proposals for Morocco, and any other for who lives elsewhere. */
export function CityField({ part }: { part: FormPart<{ city: string }> }) {
  const { labels } = usePeopleMessages();
  return (
    <TextField
      part={part}
      name="city"
      label={labels.city}
      list={CITY_LIST}
      // The proposals are those that contain what stands there: the first letter takes the place of the city given.
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

/** The proposals of every {@link CityField} of a page; once, and never again for a keystroke in its form. */
export const CityList = memo(function CityList() {
  return (
    <datalist id={CITY_LIST}>
      {CITIES.map(({ id, ville }) => (
        <option key={id} value={ville}>
          {ville}
        </option>
      ))}
    </datalist>
  );
});
