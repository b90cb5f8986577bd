import { HostProvider, type Locale } from '@tassis/design-system/host';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { Combobox } from './combobox/combobox.tsx';
import { DateField } from './date-field/date-field.tsx';
import { FileUpload } from './file-upload/file-upload.tsx';
import { sampleTexts } from './file-upload/file-upload.samples.ts';
import { FilterDay } from './filter-bar/filter-day.tsx';
import { ReviewCard } from './review-card/review-card.tsx';
import { ReviewMarquee } from './review-marquee/review-marquee.tsx';
import { Stars } from './stars/stars.tsx';

type Own = { locale?: Locale };

const day = { name: 'day', label: 'Date', text: '', onDay: () => undefined };
const review = { author: 'Imane', text: 'Clair.', rating: 4.5, date: '2026-09-12', age: null };
const rated = { label: 'Avis', pauseLabel: 'Figer', ratingLabel: String };
const cityTexts = { clear: '', noMatch: '', empty: '', loading: '', count: String, more: String };
const known = { name: 'statuts.pdf', size: 1_415_000 };

/** Every component with texts of its own, and its text in each language. */
const SPEAKING: Record<string, [(own: Own) => ReactElement, fr: RegExp, en: RegExp]> = {
  'DateField, its format': [
    (own) => <DateField label="Date" {...own} />,
    /jj\/mm\/aaaa/,
    /dd\/mm\/yyyy/,
  ],
  'DateField, its button': [
    (own) => <DateField label="Date" {...own} />,
    /Ouvrir le calendrier/,
    /Open the calendar/,
  ],
  'DateField, its bounds': [
    (own) => <DateField label="Date" min="2026-12-01" {...own} />,
    /À partir du 1er décembre 2026\./,
    /From 1 December 2026\./,
  ],
  FileUpload: [
    (own) => <FileUpload label="Statuts" texts={sampleTexts} known={known} {...own} />,
    /1,4\sMo/,
    /1\.4\sMB/,
  ],
  'FileUpload on its way': [
    (own) => (
      <FileUpload
        label="Statuts"
        texts={sampleTexts}
        known={{ name: 'statuts.pdf' }}
        status="uploading"
        progress={0.42}
        {...own}
      />
    ),
    /42\s%/,
    /42%/,
  ],
  Stars: [(own) => <Stars rating={4.5} label={String} {...own} />, /4,5/, /4\.5/],
  ReviewCard: [(own) => <ReviewCard {...review} {...rated} {...own} />, /4,5/, /4\.5/],
  ReviewMarquee: [(own) => <ReviewMarquee reviews={[review]} {...rated} {...own} />, /4,5/, /4\.5/],
};

test("a combobox says in the page's language that a text names no option", async () => {
  shownIn('en', <Combobox label="City" options={[]} texts={cityTexts} />);
  await userEvent.type(screen.getByRole('combobox'), 'Atlantis');
  await userEvent.tab();
  expect(screen.getByText('Choose an option from the list.')).toBeDefined();
});

/** Renders a component with script and returns its texts and accessible names. */
function shownIn(page: Locale, element: ReactElement): string {
  const texts = { toastRegion: '', closeToast: '' };
  render(
    <HostProvider locale={page} texts={texts}>
      {element}
    </HostProvider>,
  );
  return document.body.innerHTML.replaceAll('&nbsp;', ' ');
}

afterEach(cleanup);

describe.each(Object.entries(SPEAKING))('%s', (_, [component, fr, en]) => {
  test("speaks the page's language", () => {
    const said = shownIn('en', component({}));
    expect(said).toMatch(en);
    expect(said).not.toMatch(fr);
    cleanup();
    expect(shownIn('fr', component({}))).toMatch(fr);
  });

  test('speaks another language if its owner sets one', () => {
    expect(shownIn('en', component({ locale: 'fr' }))).toMatch(fr);
    cleanup();
    expect(shownIn('fr', component({ locale: 'en' }))).toMatch(en);
  });
});

test('without a page around it, a component is rendered in French', () => {
  const html = renderToStaticMarkup(<DateField label="Date" min="2026-12-01" />);
  expect(html).toContain('À partir du 1er décembre 2026.');
});

test("the error of a day filter is in the page's language", () => {
  const said = shownIn('en', <FilterDay {...day} value="" />);
  expect(said).toContain('Open the calendar');
});
