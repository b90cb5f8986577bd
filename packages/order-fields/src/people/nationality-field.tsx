import { RadioGroup } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { DEFAULT_NATIONALITY, NATIONALITIES } from '@tassis/domain';
import { nationalityName } from '@tassis/messages/nationalities';
import { useMemo } from 'react';
import { usePeopleMessages } from '../messages/people/use-people-messages.ts';
import { ComboboxField } from '../form/choice-fields.tsx';
import type { FormPart } from '../form/form-part.ts';
import { useField } from '../form/use-field.ts';
import type { PersonValues } from './person-values.ts';

/** Asks whether the person is Moroccan; if not, for the nationality. */
export function NationalityField({ part }: { part: FormPart<PersonValues> }) {
  const { labels, nationality: texts } = usePeopleMessages();
  const locale = useLocale();
  const { value, change } = useField(part, 'nationality');
  const isMoroccan = value === DEFAULT_NATIONALITY;
  const others = useMemo(
    () =>
      NATIONALITIES.filter((each) => each !== DEFAULT_NATIONALITY)
        .map((each) => ({ value: each, label: nationalityName(locale, each) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    [locale],
  );
  return (
    <>
      <RadioGroup
        id={part.getFieldId('isMoroccan')}
        name={part.getFieldId('isMoroccan')}
        label={labels.nationality}
        direction="row"
        required
        options={[
          { value: 'yes', label: texts.moroccan },
          { value: 'no', label: texts.other },
        ]}
        value={isMoroccan ? 'yes' : 'no'}
        onChange={({ target }) => change(target.value === 'yes' ? DEFAULT_NATIONALITY : '')}
      />
      {isMoroccan ? null : (
        <ComboboxField
          part={part}
          name="nationality"
          label={texts.which}
          placeholder={texts.choose}
          options={others}
          texts={texts.search}
        />
      )}
    </>
  );
}
