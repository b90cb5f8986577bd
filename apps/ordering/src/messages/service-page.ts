import type { ClaimName } from '@tassis/domain';

/** The texts of the page of a service around its packages; the firm's figures come from the API. */
export type ServicePageTexts = {
  head: { title: string; description: string };
  hero: {
    badge: string;
    title: string;
    lead: string;
    action: string;
    facts: readonly string[];
    /** The firm’s claims by name, with the caption of each. */
    claims: readonly { claim: ClaimName; label: string }[];
  };
  choice: {
    title: string;
    lead: string;
    /** The link to the page of the other service. */
    other: { text: string; link: string };
  };
  advantages: { title: string; items: readonly { title: string; text: string }[] };
  process: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
  certificate: { title: string; lead: string; action: string };
};
