import type { ArticleBlock } from '@tassis/contracts';
import { Button, Stack, TextInput } from '@tassis/design-system';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { ImageDrop } from '../../images/image-drop.tsx';
import { useTexts } from '../../messages/articles/use-texts.ts';
import type { ArticlePart } from './article-source.ts';
import styles from './picture-fields.module.css';

type Picture = Extract<ArticleBlock, { kind: 'picture' }>;
type PictureFieldsProps = Pick<EntryFields<ArticlePart>, 'change' | 'field'> & { picture: Picture };

/** A picture with its caption and its description, which must be typed first. */
export function PictureFields({ picture, change, field }: PictureFieldsProps) {
  const { editor: texts } = useTexts();
  const { sources, description, caption = '' } = picture;
  const shown = sources.find(({ width }) => width >= 480) ?? sources.at(-1);
  return (
    <Stack gap="m">
      <TextInput
        {...field('description')}
        label={texts.imageDescription}
        hint={texts.imageDescriptionHint}
        value={description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <TextInput
        {...field('caption')}
        label={texts.caption}
        mark={texts.optional}
        value={caption}
        onChange={({ target }) => change({ caption: target.value })}
      />
      {shown ? (
        <>
          <img src={shown.address} alt={description} className={styles['picture']} />
          <div>
            <Button size="s" onClick={() => change({ sources: [] })}>
              {texts.otherImage}
            </Button>
          </div>
        </>
      ) : (
        <ImageDrop
          {...field('sources')}
          label={texts.kinds.picture}
          description={description}
          onImage={(image) => {
            const { width, height } = image;
            change({ sources: image.sources, width, height });
          }}
        />
      )}
    </Stack>
  );
}
