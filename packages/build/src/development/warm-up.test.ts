import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

const script = 'text/javascript';
const files: Record<string, [type: string, text: string]> = {
  '/': ['text/html', '<script type="module" src="/src/main.tsx"></script>'],
  '/src/main.tsx': [
    script,
    `import { a } from "/src/a.ts"; import "/src/a.css"; import("./lazy.ts"); import react from 'react';
     import x from "/node_modules/.vite/deps/x.js";
     import "http://elsewhere.invalid/x.js"; import "/gone.ts"; import "/reset.ts";`,
  ],
  '/src/a.ts': [script, 'export const a = 1; export * from "/src/main.tsx";'],
  '/node_modules/.vite/deps/x.js': [script, '/** @type {import("/never.js").X} */'],
  '/src/a.css': [script, 'updateStyle("")'],
  '/src/lazy.ts': [script, 'import picture from "/picture.svg"'],
  '/picture.svg': ['image/svg+xml', '<svg src="/never.png"/>'],
};
let asked: string[] = [];
const server = createServer(({ url = '' }, answer) => {
  asked.push(url);
  if (url === '/reset.ts') answer.destroy();
  const [type, text] = files[url] ?? ['text/plain', ''];
  answer.writeHead(files[url] ? 200 : 404, { 'content-type': type }).end(text);
});

async function started(): Promise<string> {
  asked = [];
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}
afterEach(() => server.close());

it('requests everything that a page imports once, even if one request fails', async () => {
  await warmUp(`${await started()}/`);
  expect(asked.toSorted()).toEqual([...Object.keys(files), '/gone.ts', '/reset.ts'].toSorted());
});

it('fails when the page itself is missing', async () => {
  await expect(warmUp(`${await started()}/nothing.js`)).rejects.toThrow(/nothing\.js answers 404/);
});
