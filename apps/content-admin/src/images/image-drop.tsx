import { getApi, newIdempotencyKey } from '@tassis/api-client';
import { createImage, type Image } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { FileDrop, Spinner } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { imageFile } from '@tassis/domain';
import { readContent } from '@tassis/forms';
import { translate } from '@tassis/messages';
import { useState } from 'react';
import { useTexts } from '../messages/images/use-texts.ts';

/** Props of {@link ImageDrop}. */
export type ImageDropProps = {
  id: string;
  label: string;
  error?: string | undefined;
  /** The description of the picture. */
  description: string;
  onImage: (image: Image) => void;
};

/** Uploads a picture that is chosen or dropped. A file that is no picture is refused before it is sent. */
export function ImageDrop({ id, label, error, description, onImage }: ImageDropProps) {
  const texts = useTexts();
  const locale = useLocale();
  const [refused, setRefused] = useState<string>();
  const { run, pending, failure } = useAction(async ([file]: readonly File[]) => {
    setRefused(undefined);
    if (!file) return;
    if (description.trim() === '') {
      setRefused(texts.describe);
      return;
    }
    const violation = imageFile(new Uint8Array(await file.arrayBuffer()));
    if (violation) {
      setRefused(translate(locale, violation.code, violation.params));
      return;
    }
    const body = { content: await readContent(file), description };
    const options = { idempotencyKey: newIdempotencyKey() };
    onImage((await getApi().call(createImage, { body }, options)).data);
  });
  return (
    <>
      <FileDrop
        id={id}
        label={label}
        hint={texts.hint}
        error={refused ?? failure ?? error}
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple={false}
        texts={texts}
        onFiles={run}
      />
      {pending ? <Spinner label={texts.sending} /> : null}
    </>
  );
}
