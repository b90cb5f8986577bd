export { DEVELOPMENT_EDGE_SECRET, EdgeSecret, edgeSecretProblem } from './edge-secret.ts';
export {
  DEFAULT_TRUSTED_PROXIES,
  TRUSTED_PROXIES_MISSING,
  TrustedProxies,
} from './trusted-proxies.ts';
