export { ArticleDrawing } from './article-drawing.tsx';
export { breadcrumbList, type Step } from './breadcrumb-list.ts';
export { ComparisonTable, type ComparisonTableProps } from './comparison/comparison-table.tsx';
export { DocumentStatusBadge, type DocumentStatusBadgeProps } from './document-status-badge.tsx';
export { DraftList, type DraftListProps } from './draft-list.tsx';
export {
  getDraftHref,
  getDraftPosition,
  getPositionHref,
  ORDER_FORM_ID,
} from './draft-position.ts';
export { LoadFailure } from './load-failure.tsx';
export { comparisonTexts } from './messages/comparison.ts';
export { fr as frenchPackageTexts } from './messages/packages/fr.ts';
export { packageTexts, usePackageTexts } from './messages/packages/package-texts.ts';
export { useSharedTexts } from './messages/shared-texts.ts';
export { OrderStatusBadge } from './order-status-badge.tsx';
export { PackageLink, PackageList } from './package-list.tsx';
export {
  getCertificatePrice,
  getPackagePrice,
  type Ordered,
  type OrderPrice,
} from './order-price.ts';
export { toOrderedPriceLines } from './ordered-price-lines.ts';
export {
  getBadge,
  getPackageCategory,
  getPriceNote,
  getPrice,
  packageQuery,
} from './package-offer.ts';
export { toPriceLines } from './price-lines.ts';
export { formatServiceNames } from './service-names.ts';
export { totalText } from './total-text.ts';
export { useClaims } from './use-claims.ts';
export { useFirm } from './use-firm.ts';
export { usePageTexts } from './use-page-texts.ts';
export { WarningStatusBadge } from './warning-status-badge.tsx';
export { toProse } from './to-prose.ts';
