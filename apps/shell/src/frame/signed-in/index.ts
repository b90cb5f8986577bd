export { AccountActions } from './account-actions.tsx';
export { MobileAccountLinks } from './mobile-account-links.tsx';
export { tellLanguage } from './tell-language.ts';
export { WarningBanner } from './warning-banner.tsx';
