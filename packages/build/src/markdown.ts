import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { Plugin } from 'vite';

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // HTML within the Markdown, comments too, is left out.
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeStringify);

/**
 * Makes a module of a Markdown file: an object with what stands between its first two `---` as YAML, and its text as
 * `html`, in which each heading has an `id`.
 */
export function markdown(): Plugin {
  return {
    name: 'tassis:markdown',
    transform: {
      filter: { id: /\.md$/ },
      handler: async (source, id) => {
        const file = new VFile({ value: source, path: id });
        matter(file, { strip: true });
        const head: unknown = file.data['matter'];
        const html = String(await toHtml.process(file));
        return {
          code: `export default ${JSON.stringify(Object.assign({ html }, head))};`,
          map: null,
        };
      },
    },
  };
}
