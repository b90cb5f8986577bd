import { createServer, type Server } from 'node:http';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';

/** What public pages ask for, by path below `/api`. */
const answers: Record<string, () => unknown> = {
  '/content-version': () => ({ success: true, data: { version: 'sample' } }),
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
    return await action(`http://127.0.0.1:${getPort(server)}/api`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return address.port;
}
