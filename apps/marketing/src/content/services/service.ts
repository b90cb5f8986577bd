import type { FaqPage, ServiceSlug } from '@tassis/domain';

/** The drawings that a service may carry; see `components/service-icon.tsx`. */
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

/** The family of colours in which a service is shown. */
type ServiceTone = 'emerald' | 'ink' | 'sand';

type Five = readonly [string, string, string, string, string];
type Step = { readonly title: string; readonly description: string };

/** One entry of the catalogue: what pages that list services are made of. */
export interface Service {
  readonly title: string;
  /** What the addresses of its pages end with; other names of it stand in `area.json`. */
  readonly slug: ServiceSlug;
  readonly subtitle: string;
  /** One or two sentences, for cards and for search engines. */
  readonly description: string;
  /** Where 'Découvrir' and 'Commencer maintenant' lead. */
  readonly link: string;
  readonly isOnline: boolean;
  readonly onlineLabel?: string;
  readonly features: Five;
  /** Whose questions its page shows. */
  readonly questions?: FaqPage;
  readonly icon: ServiceIconName;
  readonly tone: ServiceTone;
}

/** What only a service's own page says: apart, so that no other page carries it. */
export interface ServiceDetails {
  /** Paragraphs, separated by a blank line. */
  readonly longDescription: string;
  readonly benefits: Five;
  readonly process: readonly [Step, Step, Step, Step];
}

export const ONLINE_LABEL = 'Service 100% en ligne';
