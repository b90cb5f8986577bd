import type { ClaimName } from '@tassis/domain';

/** What the page of a service says around its packages, besides what the firm's own figures say. */
export type ServicePageTexts = {
  head: { title: string; description: string };
  hero: {
    badge: string;
    title: string;
    lead: string;
    action: string;
    facts: readonly string[];
    /** The firm’s claims by name, and what each counts. */
    claims: readonly { claim: ClaimName; label: string }[];
  };
  choice: {
    title: string;
    lead: string;
    /** The way to the other service’s page. */
    other: { text: string; link: string };
  };
  advantages: { title: string; items: readonly { title: string; text: string }[] };
  process: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
  certificate: { title: string; lead: string; action: string };
};
