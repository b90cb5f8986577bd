import { accountingDetails } from './service-details/accounting.ts';
import { accounting } from './services/accounting.ts';
import { administrationDetails } from './service-details/administration.ts';
import { administration } from './services/administration.ts';
import { brokerageDetails } from './service-details/brokerage.ts';
import { brokerage } from './services/brokerage.ts';
import { companyCreationDetails } from './service-details/company-creation.ts';
import { companyCreation } from './services/company-creation.ts';
import { coworkingDetails } from './service-details/coworking.ts';
import { coworking } from './services/coworking.ts';
import { domiciliationDetails } from './service-details/domiciliation.ts';
import { domiciliation } from './services/domiciliation.ts';
import { financingDetails } from './service-details/financing.ts';
import { financing } from './services/financing.ts';
import { legalAdviceDetails } from './service-details/legal-advice.ts';
import { legalAdvice } from './services/legal-advice.ts';
import { marketingDetails } from './service-details/marketing.ts';
import { marketing } from './services/marketing.ts';
import { negativeCertificateDetails } from './service-details/negative-certificate.ts';
import { negativeCertificate } from './services/negative-certificate.ts';
import { secretariatDetails } from './service-details/secretariat.ts';
import { secretariat } from './services/secretariat.ts';
import { steeringDetails } from './service-details/steering.ts';
import { steering } from './services/steering.ts';
import { trainingDetails } from './service-details/training.ts';
import { training } from './services/training.ts';
import type { Service, ServiceDetails } from './services/service.ts';

/** The texts of each service's page. */
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
