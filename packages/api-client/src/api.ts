import type { ApiClient } from './api-client.ts';

let current: ApiClient | undefined;

/** Sets the page's only API client. The shell calls it once. */
export function configureApi(client: ApiClient): void {
  current = client;
}

/** Returns the page's API client. Throws before the shell has set one. */
export function getApi(): ApiClient {
  if (!current) throw new Error('The API client is used before the shell configured it.');
  return current;
}
