import { FormSection, Stack } from '@tassis/design-system';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { useValidatedForm } from '../../form/use-validated-form.ts';
import { ManagerList } from '../../people/manager-list.tsx';
import { getManagingAssociates } from '../form/managing-associates.ts';
import { NoManagerAdvice } from './no-manager-advice.tsx';
import type { CreationProps } from './creation-props.ts';

/** The managing associates, read-only, and the external managers. */
export function CreationManagers({ form }: CreationProps) {
  const { managers: texts } = useCreationMessages();
  return (
    <>
      <FormSection headingLevel={3} title={texts.associates} description={texts.associatesNote}>
        <ManagingAssociates form={form} />
      </FormSection>
      <ManagerList form={form} list={form.members.externalManagers} texts={texts} />
      <NoManagerAdvice form={form} />
    </>
  );
}

function ManagingAssociates({ form }: CreationProps) {
  const { managers: texts } = useCreationMessages();
  const names = useValidatedForm(form, (members) => getManagingAssociates(members).join('\n'));
  if (names === '') return <p>{texts.nobody}</p>;
  return (
    <Stack as="ul" gap="xs">
      {names.split('\n').map((name, place) => (
        // Two managers may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>{name}</li>
      ))}
    </Stack>
  );
}
