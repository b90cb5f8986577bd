import type { ArticleBlock } from '@tassis/contracts';
import { Cluster, Prose, Stack } from '@tassis/design-system';
import { ArticleDrawing, toProse } from '@tassis/views';
import { useTexts } from '../../messages/articles/use-texts.ts';
import { getHead, toBlocks, type ArticlePart } from './article-source.ts';

/** An article as the blog shows it: title, description and drawing above the text. */
export function ArticlePreview({ parts }: { parts: readonly ArticlePart[] }) {
  const { editor: texts } = useTexts();
  const { title, description, drawing } = getHead(parts);
  // A placeholder for a picture that was not chosen yet.
  const toShown = (block: ArticleBlock): ArticleBlock =>
    block.kind === 'picture' && block.sources.length === 0
      ? { kind: 'paragraph', text: `*${texts.imageMissing}*` }
      : block;
  return (
    <Stack gap="m">
      <h2>{title}</h2>
      <Cluster gap="m">
        <ArticleDrawing name={drawing} size={72} />
        <p>{description}</p>
      </Cluster>
      <Prose nodes={toProse(toBlocks(parts).map(toShown))} />
    </Stack>
  );
}
