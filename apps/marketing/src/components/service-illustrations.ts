import {
  AccountingIllustration,
  BrokerageIllustration,
  CertificateIllustration,
  CompanyCreationIllustration,
  CoworkingIllustration,
  DomiciliationIllustration,
  FinancingIllustration,
  HumanResourcesIllustration,
  LegalAdviceIllustration,
  MarketingIllustration,
  SecretariatIllustration,
  SteeringIllustration,
  TrainingIllustration,
  type IllustrationProps,
} from '@tassis/design-system';
import type { ComponentType } from 'react';
import type { ServiceIconName } from '../content/services/service.ts';

/** The illustration of each service. */
export const serviceIllustrations: Readonly<
  Record<ServiceIconName, ComponentType<IllustrationProps>>
> = {
  company: CompanyCreationIllustration,
  address: DomiciliationIllustration,
  certificate: CertificateIllustration,
  steering: SteeringIllustration,
  financing: FinancingIllustration,
  marketing: MarketingIllustration,
  administration: HumanResourcesIllustration,
  brokerage: BrokerageIllustration,
  training: TrainingIllustration,
  coworking: CoworkingIllustration,
  secretariat: SecretariatIllustration,
  accounting: AccountingIllustration,
  law: LegalAdviceIllustration,
};
