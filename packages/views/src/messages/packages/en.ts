import type { PackageTexts } from './fr.ts';

export const en: PackageTexts = {
  loading: 'Loading the packages…',
  failed: 'The packages could not be loaded',
  empty: 'No package is published at the moment',
  emptyText: 'Tell us about your project: we answer with a written proposal.',
  featuredBadge: 'RECOMMENDED',
  popularBadge: 'Popular',
  premiumBadge: 'Premium',
  more: (count) => (count === 1 ? '+1 more service' : `+${count} more services`),
  beforeTax: 'before tax',
  beforeTaxFor: (months) => `before tax, for ${months}\u00A0months`,
  beforeTaxWithCreation: (months) =>
    `before tax, creation and ${months}\u00A0months of domiciliation`,
  option: (price) => `Optional company creation: + ${price}`,
  named: (text, name) => `${text}: ${name}`,
};
