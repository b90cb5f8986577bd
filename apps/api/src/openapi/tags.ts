import type { Contract } from '@tassis/contracts';

type Tag = { name: string; description: string; paths: RegExp };

/** The chapters of the documentation, in the order in which somebody new reads them. */
const TAGS: readonly Tag[] = [
  {
    name: 'Account',
    description: 'Signing in, registering, one’s own account.',
    paths: /^(?:login|register|invitations|refresh|logout|user|password|email)\b/u,
  },
  {
    name: 'Public',
    description: 'What anybody may read and send.',
    paths:
      /^(?:packages|appointments|appointment-slots|contact-submissions|callback-requests|newsletter-subscriptions|articles|images|firm|client-errors|csp-reports|web-vitals|release-alarms)\b/u,
  },
  {
    name: 'Orders',
    description: 'A client orders, corrects, cancels; drafts.',
    paths: /^(?:orders|client\/orders\/(?!:id\/documents)|client\/orders$|client\/drafts)/u,
  },
  {
    name: 'Client area',
    description: 'Documents, bills, domiciliations, profile, requests of partners.',
    paths: /^(?:client|documents|bills|payments|downloads|domiciliation-calendars)\b/u,
  },
  {
    name: 'Notifications',
    description: 'Of clients and partners; what changes, as a stream.',
    paths: /^(?:notifications|changes)\b/u,
  },
  {
    name: 'Admin: overview and clients',
    description: 'Figures, clients, their files; lists as CSV.',
    paths: /^admin\/(?:overview|web-vitals|clients|:list)\b|^admin\/:list/u,
  },
  {
    name: 'Admin: orders',
    description: 'Moves, notes, edits and their trail.',
    paths: /^admin\/orders\b/u,
  },
  {
    name: 'Admin: bills and documents',
    description: 'Bills, credit notes, payments, documents.',
    paths: /^admin\/(?:payments|bills|documents)\b/u,
  },
  {
    name: 'Admin: messages',
    description: 'Contact and callback requests, the newsletter, mails.',
    paths: /^admin\/(?:contact-submissions|newsletter-subscriptions|callback-requests|mails)\b/u,
  },
  {
    name: 'Admin: domiciliations',
    description: 'Domiciliations and the warnings of their end.',
    paths: /^admin\/domiciliation/u,
  },
  {
    name: 'Admin: people and settings',
    description: 'Colleagues, partners, settings, their trail, saved views.',
    paths: /^admin\/(?:users|invitations|partners|settings|audit|saved-views)\b/u,
  },
  {
    name: 'Content',
    description: 'Packages, questions, reviews, claims, banners.',
    paths: /^content\//u,
  },
  {
    name: 'Partner',
    description: 'Clients, requests and orders of a partner.',
    paths: /^partner\b/u,
  },
  {
    name: 'Health',
    description: 'Whether it lives, is ready, and what is published.',
    paths: /^(?:health|content-version)\b/u,
  },
];

/** As the document lists them. */
export const tagList = TAGS.map(({ name, description }) => ({ name, description }));

/** The tag of an operation. Throws when there is none: a new kind of path needs a tag here. */
export function getTag({ name, path }: Contract): string {
  const tag = TAGS.find(({ paths }) => paths.test(path.slice(1)));
  if (tag === undefined) throw new Error(`${name} has no chapter in the documentation: ${path}`);
  return tag.name;
}

/** The same operations, chapter by chapter. */
export function byChapter(contracts: readonly Contract[]): Contract[] {
  return tagList.flatMap(({ name }) => contracts.filter((contract) => getTag(contract) === name));
}
