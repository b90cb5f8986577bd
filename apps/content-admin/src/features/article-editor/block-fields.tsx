import { Checkbox, Stack, TextArea, TextInput } from '@tassis/design-system';
import { toLines } from '@tassis/forms';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/articles/use-texts.ts';
import type { ArticlePart } from './article-source.ts';
import { MarkedText } from './marked-text.tsx';
import { PictureFields } from './picture-fields.tsx';

/** The fields of a block, by its kind. */
export function BlockFields({ entry, change, field }: EntryFields<ArticlePart>) {
  const { editor: texts } = useTexts();
  switch (entry.kind) {
    case 'heading':
      return (
        <TextInput
          {...field('text')}
          label={texts.kinds.heading}
          value={entry.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      );
    case 'paragraph':
    case 'quote':
      return (
        <MarkedText
          {...field('text')}
          label={texts.kinds[entry.kind]}
          value={entry.text}
          onText={(text) => change({ text })}
        />
      );
    case 'list':
      return (
        <Stack gap="m">
          <TextArea
            {...field('items')}
            label={texts.kinds.list}
            hint={texts.linesHint}
            value={entry.items.join('\n')}
            onChange={({ target }) => change({ items: target.value.split('\n') })}
            onBlur={({ target }) => change({ items: toLines(target.value) })}
          />
          <Checkbox
            {...field('ordered')}
            label={texts.ordered}
            checked={entry.ordered}
            onChange={({ target }) => change({ ordered: target.checked })}
          />
        </Stack>
      );
    case 'picture':
      return <PictureFields picture={entry} change={change} field={field} />;
    default:
      return null;
  }
}
