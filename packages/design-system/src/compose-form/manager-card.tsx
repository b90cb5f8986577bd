import { useState } from 'react';
import { DateField } from '../date-field/date-field.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { EditableCard } from '../editable-card/editable-card.tsx';
import { Grid } from '../layout/layout.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { findError, dayOrNone, findManagerProblems, TODAY, type Manager } from './dossier.ts';

type ManagerCardProps = {
  number: number;
  manager: Manager;
  /** The errors and the lock that the form passes to this card. */
  error: string | undefined;
  onChange: (manager: Manager) => void;
  onRemove: (() => void) | undefined;
};

/** A manager of the example, whose card is validated by itself and then locked. */
export function ManagerCard({ number, manager, error, onChange, onRemove }: ManagerCardProps) {
  const [asked, setAsked] = useState(false);
  const problems = asked ? findManagerProblems(manager) : [];
  const control = (name: 'firstName' | 'lastName' | 'birthDate' | 'cin') => ({
    id: `${manager.key}-${name}`,
    value: manager[name],
    error: findError(problems, `${manager.key}-${name}`),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ ...manager, [name]: event.currentTarget.value }),
  });
  const isWrong = problems.length > 0 || error !== undefined;
  return (
    <EditableCard
      as="li"
      headingLevel={4}
      number={number}
      title={manager.validated ? `${manager.firstName} ${manager.lastName}` : `Gérant ${number}`}
      locked={manager.validated}
      status={getStatus(manager.validated, isWrong)}
      error={problems.length > 0 ? undefined : error}
      texts={{ validate: 'Valider le gérant', edit: 'Modifier', remove: 'Retirer' }}
      summary={
        <DescriptionList
          layout="columns"
          items={[
            { term: 'Date de naissance', value: dayOrNone(manager.birthDate) },
            { term: 'CIN', value: manager.cin },
          ]}
        />
      }
      onValidate={() => {
        setAsked(true);
        if (findManagerProblems(manager).length === 0) onChange({ ...manager, validated: true });
      }}
      onEdit={() => onChange({ ...manager, validated: false })}
      onRemove={onRemove}
    >
      <Grid column="s" gap="m">
        <TextInput {...control('firstName')} label="Prénom" />
        <TextInput {...control('lastName')} label="Nom" />
        <DateField
          {...control('birthDate')}
          label="Date de naissance"
          range="past"
          today={TODAY}
          showBounds={false}
        />
        <TextInput {...control('cin')} label="CIN" />
      </Grid>
    </EditableCard>
  );
}

function getStatus(isValidated: boolean, isWrong: boolean) {
  if (isValidated) return { tone: 'success', text: 'Validé' } as const;
  return isWrong
    ? ({ tone: 'critical', text: 'À compléter' } as const)
    : ({ tone: 'neutral', text: 'À valider' } as const);
}
