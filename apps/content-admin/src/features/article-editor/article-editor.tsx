import type { ArticleBlock, ContentArticle } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { useState } from 'react';
import { DraftEditor } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/articles/use-texts.ts';
import { ArticleAction } from './article-action.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { articleSource } from './article-source.ts';
import { BlockFields } from './block-fields.tsx';
import { HeadFields } from './head-fields.tsx';
import { describePart, getLabels } from './part-words.ts';

const NEW_BLOCKS: readonly ArticleBlock[] = [
  { kind: 'paragraph', text: '' },
  { kind: 'heading', text: '' },
  { kind: 'list', ordered: false, items: [] },
  { kind: 'quote', text: '' },
  { kind: 'picture', sources: [], width: 1, height: 1, description: '', caption: '' },
];

/** The editor of an article, block by block, with a preview as on the blog. */
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
      labels={(part) => getLabels(part, texts)}
      describe={(part) => describePart(part, texts)}
      renderHead={(fields) => <HeadFields {...fields} />}
      renderFields={(fields) => <BlockFields {...fields} />}
      renderPreview={(parts) => <ArticlePreview parts={parts} />}
      renderActions={(record) => <ArticleAction article={record} onUnpublished={onChange} />}
    />
  );
}
