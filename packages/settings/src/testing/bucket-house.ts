import { createServer } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** Objects that one answer lists, so that a few make several pages. */
const PAGE = 2;

/** As much of S3 as files and releases need, on loopback: PUT, GET, DELETE and the list of one bucket. */
export async function startBucketHouse() {
  const objects = new Map<string, { bytes: Buffer; writtenAt: Date }>();
  const signedBy = new Set<string>();
  /** May hold a request back, or refuse it. */
  const doorkeeper: { ask: (method: string, key: string) => Promise<boolean> } = {
    ask: () => Promise.resolve(true),
  };
  const server = createServer(async (request, response) => {
    signedBy.add(/Credential=([^/]+)\//u.exec(request.headers.authorization ?? '')?.[1] ?? '');
    const url = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/');
    if (!(await doorkeeper.ask(request.method ?? '', key))) {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return;
    }
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: await buffer(request), writtenAt: new Date() });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const delimiter = url.searchParams.get('delimiter');
      const below = [...objects].filter(([each]) => each.startsWith(prefix));
      const isInside = ([each]: readonly [string, unknown]) =>
        Boolean(delimiter) && each.slice(prefix.length).includes('/');
      const folders = below
        .filter(isInside)
        .map(([each]) => `${prefix}${each.slice(prefix.length).split('/')[0]}/`);
      const listed = below.filter((each) => !isInside(each));
      response.end(
        formatList(listed, new Set(folders), url.searchParams.get('continuation-token')),
      );
    } else if (found === undefined) {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    } else response.end(found.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, objects, signedBy, doorkeeper };
}

function formatList(
  objects: [string, { bytes: Buffer; writtenAt: Date }][],
  folders: ReadonlySet<string>,
  token: string | null,
) {
  const from = Number(token ?? 0);
  const to = from + PAGE;
  const contents = objects.slice(from, to).map(
    ([key, { bytes, writtenAt }]) =>
      `<Contents><Key>${key}</Key><Size>${bytes.length}</Size>
       <LastModified>${writtenAt.toISOString()}</LastModified><ETag>"e"</ETag></Contents>`,
  );
  const prefixes = [...folders].map(
    (folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`,
  );
  const hasMore = to < objects.length;
  const next = hasMore ? `<NextContinuationToken>${to}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${hasMore}</IsTruncated>${next}${contents.join('')}${prefixes.join('')}</ListBucketResult>`;
}
