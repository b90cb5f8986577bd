export { OfflineServicePage } from './offline-service-page.tsx';
export { redirectTo } from './redirect-to.ts';
export { ServicePage } from './service-page.tsx';
export { UnknownServicePage } from './unknown-service-page.tsx';
