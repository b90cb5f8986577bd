import { Select, Stack, TextArea, TextInput } from '@tassis/design-system';
import { ARTICLE_DRAWINGS } from '@tassis/domain';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/articles/use-texts.ts';
import type { ArticlePart } from './article-source.ts';

/** Title, description and drawing of an article. */
export function HeadFields({ entry, change, field }: EntryFields<ArticlePart>) {
  const { editor: texts } = useTexts();
  if (entry.kind !== 'head') return null;
  return (
    <Stack gap="m">
      <TextInput
        {...field('title')}
        label={texts.title}
        value={entry.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        {...field('description')}
        label={texts.description}
        hint={texts.descriptionHint}
        rows={2}
        value={entry.description}
        onChange={({ target }) => change({ description: target.value.replaceAll('\n', ' ') })}
      />
      <Select
        {...field('drawing')}
        label={texts.drawing}
        value={entry.drawing}
        options={ARTICLE_DRAWINGS.map((value) => ({ value, label: texts.drawings[value] }))}
        onChange={({ target }) => {
          const drawing = ARTICLE_DRAWINGS.find((each) => each === target.value);
          if (drawing) change({ drawing });
        }}
      />
    </Stack>
  );
}
