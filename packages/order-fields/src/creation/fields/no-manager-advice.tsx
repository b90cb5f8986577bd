import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { useValidatedForm } from '../../form/use-validated-form.ts';
import { LiveAdvice } from '../../form/live-advice.tsx';
import { getManagingAssociates } from '../form/managing-associates.ts';
import type { CreationProps } from './creation-props.ts';

/** Warns while there is neither a managing associate nor an external manager. */
export function NoManagerAdvice({ form }: CreationProps) {
  const { managers: texts } = useCreationMessages();
  const isNobody = useValidatedForm(
    form,
    (members) =>
      getManagingAssociates(members).length === 0 && members.externalManagers.items.length === 0,
  );
  return <LiveAdvice lines={isNobody ? [texts.advice] : []} />;
}
