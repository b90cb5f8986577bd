import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** A stand-in for the API in one test; answers each request with `listener`. @returns its origin */
export async function plainApi(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`;
}
