import { useCreationMessages } from '../../../messages/company-creation/use-creation-messages.ts';
import { useJudged } from '../../../order/form/use-judged.ts';
import { LiveAdvice } from '../../../order/live-advice.tsx';
import { managingAssociates } from '../form/managing-associates.ts';
import type { StepProps } from './step-props.ts';

/** Advised as long as nobody is a manager, an associate or somebody from outside. */
export function NoManagerAdvice({ form }: StepProps) {
  const { managers: texts } = useCreationMessages();
  const isNobody = useJudged(
    form,
    (members) =>
      managingAssociates(members).length === 0 && members.externalManagers.items.length === 0,
  );
  return <LiveAdvice lines={isNobody ? [texts.advice] : []} />;
}
