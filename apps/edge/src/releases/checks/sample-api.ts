import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';

/** What public pages ask for, by path below `/api`. */
const answers: Record<string, () => unknown> = {
  '/articles': () => ({ success: true, data: [] }),
  '/firm': firmAnswer,
  '/packages': packagesAnswer,
};

/** Carries out an action with an API at hand that answers public calls with samples. */
export async function withSampleApi<T>(action: (apiBaseUrl: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[new URL(url, 'http://api').pathname.replace(/^\/api/, '')];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ? answer() : { message: '', code: 'not_found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    // A server that listens on a port has this address.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { port } = server.address() as AddressInfo;
    return await action(`http://127.0.0.1:${port}/api`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
