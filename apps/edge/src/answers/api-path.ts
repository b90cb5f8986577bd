/** Whether a request's address, decoded or not, is the API's. */
export function isApiPath(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}
