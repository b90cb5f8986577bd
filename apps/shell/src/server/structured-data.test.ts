import { QueryClient } from '@tassis/api-client/query';
import type { PageHandle } from '@tassis/platform/router';
import { expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const queries = new QueryClient();
queries.setQueryData(['firm'], { name: 'A </script><b>' });

const page: PageHandle = {
  structuredData: (read, { name }) => [
    { '@type': 'Organization', ...read<{ name: string }>({ queryKey: ['firm'] }) },
    { '@type': 'FAQPage', name },
  ],
};
const at = (handle: unknown) => ({ handle, params: { name: 'questions' } });

it("writes a block for each object of a page, from the page's answers", () => {
  const blocks = [
    ...structuredData([at(undefined), at(page)], queries).matchAll(/<script[^>]*>(.*?)<\/script>/g),
  ];
  expect(blocks.map(([, json = '']): unknown => JSON.parse(json))).toEqual([
    { '@context': 'https://schema.org', '@type': 'Organization', name: 'A </script><b>' },
    { '@context': 'https://schema.org', '@type': 'FAQPage', name: 'questions' },
  ]);
});

it('writes nothing for a page without structured data', () => {
  const handles = [undefined, {}, { crumb: 'x' }, { structuredData: undefined }];
  expect(structuredData(handles.map(at), queries)).toBe('');
});
