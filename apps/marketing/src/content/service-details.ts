import { accounting, accountingDetails } from './services/accounting.ts';
import { administration, administrationDetails } from './services/administration.ts';
import { brokerage, brokerageDetails } from './services/brokerage.ts';
import { companyCreation, companyCreationDetails } from './services/company-creation.ts';
import { coworking, coworkingDetails } from './services/coworking.ts';
import { domiciliation, domiciliationDetails } from './services/domiciliation.ts';
import { financing, financingDetails } from './services/financing.ts';
import { legalAdvice, legalAdviceDetails } from './services/legal-advice.ts';
import { marketing, marketingDetails } from './services/marketing.ts';
import {
  negativeCertificate,
  negativeCertificateDetails,
} from './services/negative-certificate.ts';
import { secretariat, secretariatDetails } from './services/secretariat.ts';
import { steering, steeringDetails } from './services/steering.ts';
import { training, trainingDetails } from './services/training.ts';
import type { Service, ServiceDetails } from './services/service.ts';

/** What the page of each service says. */
export const serviceDetails: ReadonlyMap<Service, ServiceDetails> = new Map([
  [companyCreation, companyCreationDetails],
  [domiciliation, domiciliationDetails],
  [negativeCertificate, negativeCertificateDetails],
  [steering, steeringDetails],
  [financing, financingDetails],
  [marketing, marketingDetails],
  [administration, administrationDetails],
  [brokerage, brokerageDetails],
  [training, trainingDetails],
  [coworking, coworkingDetails],
  [secretariat, secretariatDetails],
  [accounting, accountingDetails],
  [legalAdvice, legalAdviceDetails],
]);
