import type { Package } from '@tassis/contracts';
import { AssociatesStep } from './associates-step.tsx';
import { ManagersStep } from './managers-step.tsx';
import { NamingStep } from './naming-step.tsx';
import { RecapStep } from './recap-step.tsx';
import { SeatStep } from './seat-step.tsx';
import type { StepProps } from './step-props.ts';

type StepFieldsProps = StepProps & {
  step: number;
  offer: Package;
  hrefOf: (step: number) => string;
};

/** What is asked, or shown, on a step. */
export function StepFields({ form, step, offer, hrefOf }: StepFieldsProps) {
  switch (step) {
    case 1:
      return <NamingStep form={form} />;
    case 2:
      return <SeatStep form={form} isDomiciled={offer.domiciliation_duration_months > 0} />;
    case 3:
      return <AssociatesStep form={form} />;
    case 4:
      return <ManagersStep form={form} />;
    default:
      return <RecapStep form={form} hrefOf={hrefOf} />;
  }
}
