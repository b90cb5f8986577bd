import { Button, Cluster } from '@tassis/design-system';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { ImageDrop } from '../../images/image-drop.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import styles from './portrait-field.module.css';
import type { Review } from './reviews-source.ts';

/** The portrait of a review's author, in place of their initials. */
export function PortraitField({ entry, change, field }: EntryFields<Review>) {
  const { reviews: texts } = useTexts();
  const { author, author_image: image } = entry;
  const description = texts.portraitOf(author);
  if (image === null) {
    return (
      <ImageDrop
        {...field('author_image')}
        label={texts.portrait}
        description={description}
        onImage={({ sources }) => change({ author_image: sources[0]?.address ?? null })}
      />
    );
  }
  return (
    <Cluster gap="s">
      <img src={image} alt={description} width={64} height={64} className={styles['portrait']} />
      <Button size="s" onClick={() => change({ author_image: null })}>
        {texts.removePortrait}
      </Button>
    </Cluster>
  );
}
