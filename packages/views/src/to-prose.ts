import type { ArticleBlock } from '@tassis/contracts';
import type { ProseNode } from '@tassis/design-system';
import { parseInline } from '@tassis/domain';

/** The `sizes` of pictures: on a phone the window without its gutters, else the width of the text. */
const SIZES = '(width < 48rem) calc(100vw - 2rem), 44rem';

/** The blocks of an article as elements. */
export function toProse(blocks: readonly ArticleBlock[]): ProseNode[] {
  return blocks.map(toNode);
}

function toNode(block: ArticleBlock): ProseNode {
  switch (block.kind) {
    case 'heading':
      return ['h2', {}, [block.text]];
    case 'paragraph':
      return ['p', {}, toRuns(block.text)];
    case 'quote':
      return ['blockquote', {}, [['p', {}, toRuns(block.text)]]];
    case 'list': {
      const items = block.items.map((item): ProseNode => ['li', {}, toRuns(item)]);
      return [block.ordered ? 'ol' : 'ul', {}, items];
    }
    default:
      return toFigure(block);
  }
}

function toFigure(picture: Extract<ArticleBlock, { kind: 'picture' }>): ProseNode {
  const { sources, width, height, description, caption } = picture;
  const image: ProseNode = [
    'img',
    {
      src: sources.at(-1)?.address,
      srcSet: sources.map((source) => `${source.address} ${source.width}w`).join(', '),
      sizes: SIZES,
      width,
      height,
      alt: description,
      loading: 'lazy',
      decoding: 'async',
    },
    [],
  ];
  return ['figure', {}, caption ? [image, ['figcaption', {}, [caption]]] : [image]];
}

function toRuns(text: string): ProseNode[] {
  return parseInline(text).map(({ text: words, strong, emphasis, link }): ProseNode => {
    if (link !== undefined) return ['a', { href: link }, [words]];
    if (strong) return ['strong', {}, [words]];
    return emphasis ? ['em', {}, [words]] : words;
  });
}
