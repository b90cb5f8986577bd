import { DateTimeField, Grid, Select, Stack, TextArea, TextInput } from '@tassis/design-system';
import { BANNER_PLACES, BANNER_TONES, publicPageAddress } from '@tassis/domain';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import type { EditedBanner } from './banners-source.ts';

type Line = 'text' | 'text_en' | 'link' | 'link_text' | 'link_text_en';
type Moment = 'from' | 'until';

/** What a banner says in both languages, where it leads, on which pages it is and when. */
export function BannerFields({ entry, change, field }: EntryFields<EditedBanner>) {
  const { banners: texts } = useTexts();
  const shown = (name: Line | Moment) => ({
    ...field(name),
    label: texts.fields[name],
    value: entry[name] ?? '',
  });
  const line = (name: Line) => ({
    ...shown(name),
    // A text that is pasted may have line breaks; a banner has none.
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value.replaceAll(/\s*\n\s*/gu, ' ') }),
  });
  /** 'forfaits' is meant as '/forfaits'. */
  const completeLink = () => {
    const address = `/${entry.link?.trim()}`;
    if (entry.link && publicPageAddress(address) === null) change({ link: address });
  };
  return (
    <Stack gap="m">
      <Grid column="m">
        <TextArea {...line('text')} lang="fr" rows={2} />
        <TextArea {...line('text_en')} lang="en" rows={2} />
      </Grid>
      <Grid column="s">
        <TextInput {...line('link')} onBlur={completeLink} />
        <TextInput {...line('link_text')} lang="fr" />
        <TextInput {...line('link_text_en')} lang="en" />
      </Grid>
      <Grid column="s">
        <Select
          {...field('place')}
          label={texts.fields.place}
          value={entry.place}
          options={BANNER_PLACES.map((value) => ({ value, label: texts.places[value] }))}
          onChange={({ target }) =>
            change({ place: BANNER_PLACES.find((place) => place === target.value) ?? 'all' })
          }
        />
        <Select
          {...field('tone')}
          label={texts.fields.tone}
          value={entry.tone}
          options={BANNER_TONES.map((value) => ({ value, label: texts.tones[value] }))}
          onChange={({ target }) =>
            change({ tone: BANNER_TONES.find((tone) => tone === target.value) ?? 'info' })
          }
        />
      </Grid>
      <Grid column="s">
        {(['from', 'until'] as const).map((name) => (
          <DateTimeField
            key={name}
            {...shown(name)}
            hint={texts.hints[name]}
            onValueChange={(moment) => change({ [name]: moment })}
          />
        ))}
      </Grid>
    </Stack>
  );
}
