export {
  DEFAULT_TRUSTED_PROXIES,
  TRUSTED_PROXIES_MISSING,
  TrustedProxies,
} from './trusted-proxies.ts';
