import { accounting } from './services/accounting.ts';
import { administration } from './services/administration.ts';
import { brokerage } from './services/brokerage.ts';
import { companyCreation } from './services/company-creation.ts';
import { coworking } from './services/coworking.ts';
import { domiciliation } from './services/domiciliation.ts';
import { financing } from './services/financing.ts';
import { legalAdvice } from './services/legal-advice.ts';
import { marketing } from './services/marketing.ts';
import { negativeCertificate } from './services/negative-certificate.ts';
import { secretariat } from './services/secretariat.ts';
import type { Service } from './services/service.ts';
import { steering } from './services/steering.ts';
import { training } from './services/training.ts';

/** The whole catalogue, in the order in which the site shows it. */
export const services: readonly Service[] = [
  companyCreation,
  domiciliation,
  negativeCertificate,
  steering,
  financing,
  marketing,
  administration,
  brokerage,
  training,
  coworking,
  secretariat,
  accounting,
  legalAdvice,
];

/** The service whose pages have this name; undefined when there is none. */
export function findService(slug: string | undefined): Service | undefined {
  return services.find((service) => service.slug === slug);
}

/** The services that are ordered on the site. */
export const onlineServices = services.filter((service) => service.isOnline);

/** The tailored services, which start with a conversation. */
export const professionalServices = services.filter((service) => !service.isOnline);

/** The home page's four tiles. */
export const tileServices: readonly Service[] = [
  companyCreation,
  domiciliation,
  negativeCertificate,
  financing,
];

/** The three services that the about section presents. */
export const mainServices: readonly Service[] = [steering, marketing, training];
