export { LoadFailure } from './load-failure.tsx';
export { fr as frenchPackageTexts } from './messages/packages/fr.ts';
export { usePackageTexts } from './messages/packages/package-texts.ts';
export { useSharedTexts } from './messages/shared-texts.ts';
export { orderCountOf, ordersInSight, totalText } from './order-counts.ts';
export { OrderStatusBadge } from './order-status-badge.tsx';
export { PackageLink, PackageList, PackagesFailure } from './package-list.tsx';
export { categoryOf, packageQuery, termsOf } from './package-offer.ts';
export { serviceNamesOf } from './service-names.ts';
