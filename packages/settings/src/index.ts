export { DEVELOPMENT_EDGE_SECRET, edgeSecretProblem } from './edge-secret.ts';
export { Secret, SHORTEST_SECRET, toSecrets, type Secrets } from './secrets.ts';
export {
  DEFAULT_TRUSTED_PROXIES,
  TRUSTED_PROXIES_MISSING,
  TrustedProxies,
} from './trusted-proxies.ts';
