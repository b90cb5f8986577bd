import type { ApiClient } from './api-client.ts';

let current: ApiClient | undefined;

/** Puts the page's one client in place; called once, by the shell. */
export function configureApi(client: ApiClient): void {
  current = client;
}

/** The page's client. Throws before the shell has put one in place. */
export function getApi(): ApiClient {
  if (!current) throw new Error('The API client is used before the shell configured it.');
  return current;
}
