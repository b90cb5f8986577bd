import { Checkbox, Grid, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { ASSOCIATE_KINDS } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { usePeopleMessages } from '../../messages/people/use-people-messages.ts';
import { AmountField } from '../../form/amount-field.tsx';
import { RadioField } from '../../form/choice-fields.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { CheckboxField } from '../../form/checkbox-fields.tsx';
import type { FormPart } from '../../form/form-part.ts';
import { UndoNotice } from '../../form/undo-notice.tsx';
import { LiveAdvice } from '../../form/live-advice.tsx';
import { CityField } from '../../people/city-field.tsx';
import { PersonFields } from '../../people/person-fields.tsx';
import { isBlankAssociate, isMinorToday, type AssociateValues } from '../form/associate-values.ts';
import { ContributionFields } from './contribution-fields.tsx';
import type { CreationProps } from './creation-props.ts';

type AssociateProps = CreationProps & { part: FormPart<AssociateValues> };

/** All fields of an associate, a person or a company, with the contribution. */
export function AssociateFields({ form, part }: AssociateProps) {
  const { associates: texts } = useCreationMessages();
  const locale = useLocale();
  /** The values that a change of type has cleared. */
  const [before, setBefore] = useState<AssociateValues | null>(null);
  const isUntouched = useStore(part.store, ({ values }) => isBlank(values));
  const type = useStore(part.store, ({ values }) => values.associateType);

  /** Another type has other fields, so the values are cleared. They can be restored until something is typed into the new form. */
  const changeType = (chosen: string) => {
    const associateType = chosen === 'moral' ? 'moral' : 'physical';
    if (!isBlank(part.values)) setBefore({ ...part.values, associateType: type });
    part.reset({ associateType });
  };
  return (
    <Stack gap="m">
      <RadioField
        part={part}
        name="associateType"
        label={texts.labels.associateType}
        options={ASSOCIATE_KINDS.map((value) => ({
          value,
          label: getLabel(locale, `associate_kind.${value}`),
        }))}
        onChoose={changeType}
      />
      {before && isUntouched ? (
        <UndoNotice
          text={texts.typeChanged}
          undoText={texts.undo}
          returnTo={part.getFieldId('associateType')}
          onUndo={() => {
            setBefore(null);
            part.change(() => before);
          }}
        />
      ) : null}
      {type === 'physical' ? (
        <>
          <PersonFields part={part} hints={texts.hints} />
          <ManagerTick part={part} />
        </>
      ) : (
        <CompanyFields part={part} />
      )}
      <ContributionFields form={form} part={part} />
    </Stack>
  );
}

/** The checkbox by which a person also becomes a manager. A minor cannot, which is shown as soon as the birth date is typed. */
export function ManagerTick({ part }: Pick<AssociateProps, 'part'>) {
  const { labels, minor } = useCreationMessages().associates;
  const isTooYoung = useStore(part.store, ({ values }) => isMinorToday(values));
  return (
    <>
      <LiveAdvice lines={isTooYoung ? [minor] : []} />
      {isTooYoung ? (
        <Checkbox
          id={part.getFieldId('isManager')}
          label={labels.isManager}
          checked={false}
          disabled
        />
      ) : (
        <CheckboxField part={part} name="isManager" label={labels.isManager} />
      )}
    </>
  );
}

/** Whether nothing is typed; the choice of a type does not count. */
function isBlank(values: AssociateValues): boolean {
  return isBlankAssociate({ ...values, associateType: 'physical' });
}

function CompanyFields({ part }: Pick<AssociateProps, 'part'>) {
  const { labels } = useCreationMessages().associates;
  const { labels: people } = usePeopleMessages();
  return (
    <Grid column="half" gap="m">
      <TextField part={part} name="companyName" label={labels.companyName} />
      <TextField part={part} name="acronym" label={labels.acronym} />
      <TextField part={part} name="legalStatus" label={labels.legalStatus} />
      <AmountField part={part} name="capital" label={labels.capital} decimals={0} />
      <TextField
        part={part}
        name="commercialRegisterNumber"
        label={labels.commercialRegisterNumber}
        inputMode="numeric"
      />
      <TextField part={part} name="address" label={people.address} />
      <CityField part={part} />
    </Grid>
  );
}
