import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { Plugin } from 'vite';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // Drops HTML within the Markdown, comments included.
  .use(remarkRehype)
  .use(rehypeSlug);

type Tree = Awaited<ReturnType<typeof processor.run>>;
type TreeNode = Tree['children'][number];

/** A text, or an element: its tag, its properties as React names them, its children. */
type TextNode = string | [tag: string, properties: object, children: TextNode[]];

/**
 * Turns a Markdown file into a module: an object with its YAML front matter, the number of its `words`, and its text
 * as `nodes` for `Prose`, where each heading has an `id`.
 */
export function markdown(): Plugin {
  return {
    name: 'tassis:markdown-nodes',
    transform: {
      filter: { id: /\.md$/ },
      handler: async (source, id) => {
        const file = new VFile({ value: source, path: id });
        matter(file, { strip: true });
        const head: unknown = file.data['matter'];
        const tree = await processor.run(processor.parse(file), file);
        const nodes = tree.children.flatMap(toTextNodes);
        const module = Object.assign({ nodes, words: countWords(nodes) }, head);
        return { code: `export default ${JSON.stringify(module)};`, map: null };
      },
    },
  };
}

/** Line ends between blocks are left out, because React warns of text between the parts of a table. */
function toTextNodes(node: TreeNode): TextNode[] {
  if (node.type === 'text') return node.value === '\n' ? [] : [node.value];
  if (node.type !== 'element') return [];
  return [[node.tagName, node.properties, node.children.flatMap(toTextNodes)]];
}

function countWords(nodes: readonly TextNode[]): number {
  return (
    nodes
      .map(getText)
      .join(' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
  );
}

function getText(node: TextNode): string {
  if (typeof node === 'string') return node;
  const [, , children] = node;
  return children.map(getText).join(' ');
}
