import { createServer } from 'node:https';
import { afterAll } from 'vitest';

/** Of `localhost`, signed by itself, good from 2020 to the first day of 2120. It guards nothing but tests. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+/m7SDJ3qaGOt5su
+RCulT59dlXvA0tWUjzkCXRNg/yhRANCAAQY7f9IpCo4hN775gEq4xsTR38eNHdR
8Z5UpLNMrsWhhT12NGqHzPh/2DQ29OTHuViHrB5IrhmuMyYdJ4tTa8oR
-----END PRIVATE KEY-----
`;
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBWzCCAQGgAwIBAgIURsleQYlNhESEpAYmO/YTDIYDIGswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAx
MDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQY7f9IpCo4hN775gEq4xsTR38eNHdR8Z5UpLNMrsWhhT12NGqHzPh/
2DQ29OTHuViHrB5IrhmuMyYdJ4tTa8oRoy8wLTAaBgNVHREEEzARgglsb2NhbGhv
c3SHBH8AAAEwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBLHJuM
SXBzOJ6u2LvCVM0D4WegJX8rEgYhUfry8cO5iwIhAIHjwFh208RrwO+P4fzfOGV+
3hsfcYlpAYx6ssRfqN7d
-----END CERTIFICATE-----
`;

/** A site on this machine under our own certificate, that answers this status. @returns its address */
export async function startTlsSite(status = 200): Promise<string> {
  const server = createServer({ key, cert: certificate }, (_request, response) => {
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  afterAll(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  return `https://localhost:${address.port}`;
}
