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
  // Drops HTML within the Markdown, comments included.
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeStringify);

/**
 * Turns a Markdown file into a module: an object with its YAML front matter, the number of its `words`, and its text
 * as `html`, where each heading has an `id`.
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
        const module = Object.assign({ html, words: countWords(html) }, head);
        return { code: `export default ${JSON.stringify(module)};`, map: null };
      },
    },
  };
}

function countWords(html: string): number {
  return html.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
