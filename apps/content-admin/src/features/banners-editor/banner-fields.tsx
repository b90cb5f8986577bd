import { DateTimeField, Grid, Select, Stack, TextArea, TextInput } from '@tassis/design-system';
import { BANNER_PLACES, BANNER_TONES, publicPageAddress } from '@tassis/domain';
import type { EntryFields } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import type { EditedBanner } from './banners-source.ts';

type Line = 'text' | 'text_en' | 'link' | 'link_text' | 'link_text_en';
type Moment = 'from' | 'until';

/** The fields of a banner: its text in both languages, its link, its pages and its period. */
export function BannerFields({ entry, change, field }: EntryFields<EditedBanner>) {
  const { banners: texts } = useTexts();
  const shown = (name: Line | Moment) => ({
    ...field(name),
    label: texts.fields[name],
    value: entry[name] ?? '',
  });
  const line = (name: Line) => ({
    ...shown(name),
    // A pasted text may have line breaks, which a banner cannot show.
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value.replaceAll(/\s*\n\s*/gu, ' ') }),
  });
  /** Adds a missing slash: 'forfaits' becomes '/forfaits'. */
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
