import type { ArticleBlock, ContentArticle } from '@tassis/contracts';
import { Prose } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { toProse } from '@tassis/views';
import { useState } from 'react';
import { DraftEditor, type Described } from '../../drafts/draft-editor.tsx';
import type { Messages } from '../../messages/articles/fr.ts';
import { useTexts } from '../../messages/articles/use-texts.ts';
import { ArticleAction } from './article-action.tsx';
import { articleSource, toBlocks, type ArticlePart } from './article-source.ts';
import { BlockFields } from './block-fields.tsx';
import { HeadFields } from './head-fields.tsx';

const NEW_BLOCKS: readonly ArticleBlock[] = [
  { kind: 'paragraph', text: '' },
  { kind: 'heading', text: '' },
  { kind: 'list', ordered: false, items: [] },
  { kind: 'quote', text: '' },
  { kind: 'picture', sources: [], width: 1, height: 1, description: '', caption: '' },
];

/** An article, written block by block, and looked at as the blog shows it. */
export function ArticleEditor({
  article,
  onChange,
}: {
  article: ContentArticle;
  onChange: () => void;
}) {
  const { editor: texts } = useTexts();
  const [source] = useState(() => articleSource(article.name));
  return (
    <DraftEditor
      source={source}
      record={article}
      texts={texts}
      href={article.published ? paths.article(article.name) : undefined}
      additions={NEW_BLOCKS.map((block) => ({
        text: texts.kinds[block.kind],
        make: () => block,
      }))}
      describe={(part) => describePart(part, texts)}
      renderHead={(fields) => <HeadFields {...fields} />}
      renderFields={(fields) => <BlockFields {...fields} />}
      renderPreview={(parts) => <Prose nodes={toProse(toBlocks(parts))} />}
      renderActions={(record) => <ArticleAction article={record} onUnpublished={onChange} />}
    />
  );
}

function describePart(part: ArticlePart, texts: Messages['editor']): Described {
  switch (part.kind) {
    case 'head':
      return {
        [texts.title]: part.title,
        [texts.description]: part.description,
        [texts.drawing]: texts.drawings[part.drawing],
      };
    case 'list':
      return {
        [texts.kinds.list]: part.items.join(', '),
        [texts.ordered]: part.ordered ? texts.yes : texts.no,
      };
    case 'picture':
      return {
        [texts.kinds.picture]: part.sources.at(-1)?.address,
        [texts.imageDescription]: part.description,
        [texts.caption]: part.caption,
      };
    default:
      return { [texts.kinds[part.kind]]: part.text };
  }
}
