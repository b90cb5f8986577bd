import { CITIES } from '@tassis/domain';
import { memo } from 'react';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { TextField } from '../form/text-fields.tsx';
import type { FormPart } from '../form/form-part.ts';

const CITY_LIST = 'villes-du-maroc';

/** A city as free text, because people may live abroad; Moroccan cities are proposed. */
export function CityField({ part }: { part: FormPart<{ city: string }> }) {
  const { labels } = usePeopleMessages();
  return (
    <TextField
      part={part}
      name="city"
      label={labels.city}
      list={CITY_LIST}
      // The browser proposes only cities that contain the typed text, so the first keystroke must replace the default city.
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

/**
 * The proposals of all {@link CityField}s of a page, rendered once; memo keeps a keystroke in the form from rendering them
 * again.
 */
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
