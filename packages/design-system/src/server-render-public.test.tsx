// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  CallToAction,
  CompanyCreationIllustration,
  FeatureGrid,
  Hero,
  LogoStrip,
  MapCard,
  OpeningHours,
  QuoteBlock,
  ReviewMarquee,
  Stars,
  Stats,
  Steps,
  TestimonialPanel,
  VideoPlayer,
} from './index.ts';
import { sampleLogos } from './logo-strip/sample-logos.ts';
import { sampleReviews } from './review-marquee/sample-reviews.ts';

const shown = (rating: string) => `Note ${rating}`;
const steps = [{ title: 'Analyse', text: 'Texte' }];
const panel = (
  <TestimonialPanel
    label="Témoignages"
    testimonials={['Salma', 'Omar'].map((author) => ({ quote: 'Oui', author, role: 'Gérant' }))}
    texts={{ choose: String, pause: 'Arrêter', resume: 'Reprendre' }}
  />
);
const video = (
  <VideoPlayer
    sources={[{ src: '/v.mp4', type: 'video/mp4' }]}
    poster="/v.svg"
    label="Visite"
    captions={[{ src: '/v.vtt', srcLang: 'fr', label: 'Français' }]}
    texts={{
      play: 'Lire',
      pause: 'Pause',
      mute: 'Couper',
      unmute: 'Remettre',
      seek: 'Avancement',
      position: (at, of) => at + of,
      failed: 'Introuvable',
    }}
  />
);
const reviews = (
  <ReviewMarquee reviews={sampleReviews} label="Avis" pauseLabel="Figer" ratingLabel={shown} />
);

const BLOCKS: Record<string, ReactElement> = {
  hero: <Hero title="Accueil" lead="Texte" stats={<Stats items={[]} />} />,
  page: <Hero variant="page" title="Services" figure={<CompanyCreationIllustration />} />,
  panel,
  reviews,
  video,
  logos: <LogoStrip logos={sampleLogos} label="Clients" pauseLabel="Figer" />,
  call: <CallToAction title="Parlons-en" ways={[{ label: 'Tél.', text: '05', href: 'tel:05' }]} />,
  facts: (
    <>
      <Stars rating={4.5} label={shown} showNumber />
      <QuoteBlock quote="Dire avant" author="Salma" />
      <FeatureGrid items={[{ key: 'a', title: 'A', text: 'B' }]} />
      <Steps steps={steps} variant="drawn" />
      <Steps steps={steps} variant="list" />
      <Stats variant="cards" items={[{ number: '15+', label: 'années' }]} />
    </>
  ),
  office: (
    <MapCard title="Bureau" address={['Ici']} mapNote="Plan" directions={{ text: 'Y', href: '/' }}>
      <OpeningHours caption="Horaires" rows={[{ key: 'a', days: 'Lundi', hours: '9h' }]} />
    </MapCard>
  ),
};

describe('blocks of public pages, rendered on the server', () => {
  test.each(Object.entries(BLOCKS))('%s contains nothing that the policy refuses', (_, block) => {
    expect(typeof window).toBe('undefined');
    const html = renderToStaticMarkup(block);
    expect(html.length).toBeGreaterThan(200);
    expect(html).not.toMatch(/\sstyle=|<style|<script|<iframe|\son\w+=|undefined|NaN/);
    expect(renderToStaticMarkup(block)).toBe(html);
  });

  test('the first testimonial is visible, and no movement is announced', () => {
    const html = renderToStaticMarkup(panel);
    expect(html.match(/data-shown="true"/g)).toHaveLength(1);
    expect(html.indexOf('data-shown="true"')).toBeLessThan(html.indexOf('Salma'));
    expect(html).toContain('aria-live="polite"');
  });

  test('marquees can be stopped without script', () => {
    expect(renderToStaticMarkup(reviews)).toMatch(/<label[^>]*><input type="checkbox"/);
  });

  test('a video has the browser’s controls and captions, and is not fetched', () => {
    const html = renderToStaticMarkup(video);
    expect(html).toMatch(/<video[^>]* preload="none"[^>]* controls=""/);
    expect(html).toMatch(/<track kind="captions" default=""/);
    expect(html).not.toContain('autoplay');
  });
});
