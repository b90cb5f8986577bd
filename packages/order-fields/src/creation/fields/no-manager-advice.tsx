import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { useJudged } from '../../form/use-judged.ts';
import { LiveAdvice } from '../../form/live-advice.tsx';
import { managingAssociates } from '../form/managing-associates.ts';
import type { CreationProps } from './creation-props.ts';

/** Advised as long as nobody is a manager, an associate or somebody from outside. */
export function NoManagerAdvice({ form }: CreationProps) {
  const { managers: texts } = useCreationMessages();
  const isNobody = useJudged(
    form,
    (members) =>
      managingAssociates(members).length === 0 && members.externalManagers.items.length === 0,
  );
  return <LiveAdvice lines={isNobody ? [texts.advice] : []} />;
}
