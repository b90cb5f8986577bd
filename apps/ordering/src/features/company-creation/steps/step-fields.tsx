import type { Package } from '@tassis/contracts';
import {
  AssociateList,
  CreationManagers,
  NamingFields,
  SeatFields,
  type CreationProps,
} from '@tassis/order-fields/creation';
import { RecapStep } from './recap-step.tsx';

type StepFieldsProps = CreationProps & {
  step: number;
  offer: Package;
  hrefOf: (step: number) => string;
};

export function StepFields({ form, step, offer, hrefOf }: StepFieldsProps) {
  switch (step) {
    case 1:
      return <NamingFields form={form} />;
    case 2:
      return <SeatFields form={form} isDomiciled={offer.domiciliation_duration_months > 0} />;
    case 3:
      return <AssociateList form={form} />;
    case 4:
      return <CreationManagers form={form} />;
    default:
      return <RecapStep form={form} hrefOf={hrefOf} />;
  }
}
