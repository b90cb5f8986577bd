import type { ContentOverview, ContentPackage } from '@tassis/contracts';
import { samplePackagesInEnglish } from '../builders/sample-packages-in-english.ts';
import { packagesAnswer } from './public.ts';

const AT = '2026-11-26T13:32:00.000Z';
const AUTHOR = 'Hind Ouazzani';
const noEnglish = {
  name_en: null,
  description_en: null,
  badge_text_en: null,
  highlight_text_en: null,
  included_services_en: [],
  features_en: [],
};

/** The packages of the demo firm as the content admins see them; `changes` by code. */
export function contentPackages(
  changes: Readonly<Record<string, Partial<ContentPackage>>> = {},
): ContentPackage[] {
  return packagesAnswer().data.map((offer) => {
    const { id: _id, status: _status, position: _position, version: _version, ...content } = offer;
    const english = samplePackagesInEnglish[offer.code] ?? noEnglish;
    const translated = {
      ...content,
      ...english,
      included_services_en: [...english.included_services_en],
      features_en: [...english.features_en],
    };
    return {
      ...offer,
      ...translated,
      created_at: AT,
      updated_at: AT,
      draft: {
        ...translated,
        version: 0,
        is_open: false,
        author: null,
        updated_at: null,
        publish_at: null,
        skipped_at: null,
      },
      ...changes[offer.code],
    };
  });
}

/** The answer of GET /content/packages: all of them on one page. */
export function contentPackagesAnswer(data: ContentPackage[] = contentPackages()) {
  const page = { page: 1, per_page: 200, total: data.length, total_capped: false };
  return { success: true as const, data, meta: { ...page, next_cursor: null, prev_cursor: null } };
}

/** A package whose draft differs from its published content. */
export function editedDraft(
  { draft }: ContentPackage,
  changes: Partial<ContentPackage['draft']>,
): Pick<ContentPackage, 'draft'> {
  return {
    draft: { ...draft, version: 3, is_open: true, author: AUTHOR, updated_at: AT, ...changes },
  };
}

/** The answer of GET /content/overview with something in each section. */
export function contentOverviewAnswer(changes: Partial<ContentOverview> = {}) {
  const names = packagesAnswer().data.map(({ id, code, name, status }) => ({
    id,
    code,
    name,
    status,
  }));
  const data: ContentOverview = {
    packages: { draft: 1, published: 8, archived: 2 },
    package_drafts: names.slice(0, 3).map((name, place) => ({
      ...name,
      has_draft: true,
      saved_at: AT,
      publish_at: place === 1 ? '2026-12-01T09:00:00+01:00' : null,
      skipped_at: place === 2 ? '2026-11-25T09:00:00+01:00' : null,
    })),
    article_drafts: [
      { name: 'ouvrir-un-commerce', title: 'Ouvrir un commerce à Meknès', saved_at: AT },
    ],
    orders: {
      months: Array.from({ length: 12 }, (_, place) =>
        place === 0 ? '2025-12' : `2026-${String(place).padStart(2, '0')}`,
      ),
      packages: names.slice(0, 4).map((name, row) => ({
        ...name,
        counts: Array.from({ length: 12 }, (_, place) => ((place * 5 + row * 3) % 7) + 4 - row),
      })),
    },
    featured: names.slice(1, 2),
    last_changes: names.slice(0, 5).map((name, place) => ({
      ...name,
      version: 2,
      author: place === 4 ? null : AUTHOR,
      updated_at: AT,
    })),
    faq: [{ page: 'domiciliation', questions: 5, untranslated: 0, updated_at: AT, drafted_at: AT }],
    reviews: { count: 13, updated_at: AT, drafted_at: null },
    claims: { drafted_at: AT },
    banners: {
      drafted_at: null,
      to_come: [{ text: 'Nos bureaux sont fermés le 18 décembre.', from: '2026-12-18T00:00' }],
    },
    ...changes,
  };
  return { success: true as const, data };
}
