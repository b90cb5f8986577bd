import type { FaqPage, ServiceSlug } from '@tassis/domain';

/** The drawings of services; see `components/service-icon.tsx`. */
export type ServiceIconName =
  | 'company'
  | 'address'
  | 'certificate'
  | 'steering'
  | 'financing'
  | 'marketing'
  | 'administration'
  | 'brokerage'
  | 'training'
  | 'coworking'
  | 'secretariat'
  | 'accounting'
  | 'law';

/** The colours of a service. */
type ServiceTone = 'emerald' | 'ink' | 'sand';

type Five = readonly [string, string, string, string, string];
type Step = { readonly title: string; readonly description: string };

/** One entry of the catalogue, with the data that lists of services need. */
export interface Service {
  readonly title: string;
  /** The end of its pages' addresses; `area.json` has the aliases. */
  readonly slug: ServiceSlug;
  readonly subtitle: string;
  /** One or two sentences, for cards and for search engines. */
  readonly description: string;
  /** The targets of 'Découvrir' and 'Commencer maintenant'. */
  readonly link: string;
  readonly isOnline: boolean;
  readonly onlineLabel?: string;
  readonly features: Five;
  /** The page whose questions its page shows. */
  readonly questions?: FaqPage;
  readonly icon: ServiceIconName;
  readonly tone: ServiceTone;
}

/** The texts of a service's own page, in a separate file so that no other page loads them. */
export interface ServiceDetails {
  /** Paragraphs, separated by a blank line. */
  readonly longDescription: string;
  readonly benefits: Five;
  readonly process: readonly [Step, Step, Step, Step];
}

export const ONLINE_LABEL = 'Service 100% en ligne';
