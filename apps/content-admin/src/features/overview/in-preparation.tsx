import type { ContentOverview } from '@tassis/contracts';
import { DashboardSection, LinkList } from '@tassis/dashboard';
import { StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatAppointment, formatDateTime } from '@tassis/messages';
import { useTexts } from '../../messages/overview/use-texts.ts';
import { useTexts as useSiteTexts } from '../../messages/site-texts/use-texts.ts';
import { ownPaths } from '../../paths.ts';

type Kind = 'package' | 'text' | 'article' | 'banner';
type Prepared = {
  kind: Kind;
  key?: string;
  href: string;
  text: string;
  saved_at?: string | null;
  /** The time of the planned publication, or of its failure, in Moroccan time. */
  publish_at?: string | null;
  skipped_at?: string | null;
};

const BADGES = { skipped: 'critical', planned: 'info', draft: 'neutral' } as const;
const STATES = ['skipped', 'planned', 'draft'] as const;

/** Unpublished changes: failed publications first, then planned ones, then drafts. */
export function InPreparation({ overview }: { overview: ContentOverview }) {
  const { preparing: texts } = useTexts();
  const locale = useLocale();
  const all = usePrepared(overview);
  const formatMoment = ({
    kind,
    saved_at: saved,
    publish_at: at,
    skipped_at: skipped,
  }: Prepared) => {
    if (skipped) return texts.skipped(formatAppointment(locale, skipped));
    if (at) return texts.planned(texts.kinds[kind], formatAppointment(locale, at));
    return texts.saved(texts.kinds[kind], formatDateTime(locale, saved ?? ''));
  };
  return (
    <DashboardSection title={texts.title} id="preparing">
      {all.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <LinkList
          label={texts.title}
          rows={STATES.flatMap((state) =>
            all
              .filter((each) => getState(each) === state)
              .map((each) => ({
                key: each.key,
                href: each.href,
                text: each.text,
                detail: formatMoment(each),
                aside: <StatusBadge tone={BADGES[state]} text={texts.states[state]} />,
              })),
          )}
        />
      )}
    </DashboardSection>
  );
}

function getState({ publish_at: at, skipped_at: skipped }: Prepared): (typeof STATES)[number] {
  if (skipped) return 'skipped';
  return at ? 'planned' : 'draft';
}

function usePrepared(overview: ContentOverview): Prepared[] {
  const { faq, reviews, claims, banners } = overview;
  const { questions, ...texts } = useSiteTexts();
  const written = [
    ...faq.map(({ page, drafted_at }) => ({
      href: ownPaths.faqPage(page),
      text: questions.title(texts.faq.pages[page]),
      saved_at: drafted_at,
    })),
    { href: ownPaths.reviews, text: texts.reviews.title, saved_at: reviews.drafted_at },
    { href: ownPaths.claims, text: texts.claims.title, saved_at: claims.drafted_at },
    { href: ownPaths.banners, text: texts.banners.title, saved_at: banners.drafted_at },
  ];
  return [
    ...overview.package_drafts.map(({ id, name, ...dates }) => ({
      kind: 'package' as const,
      href: ownPaths.package(id),
      text: name,
      ...dates,
    })),
    ...banners.to_come.map(({ text, from }, n) => ({
      // Several banners may have the same text, so the position is the key.
      key: `banner ${n}`,
      kind: 'banner' as const,
      href: ownPaths.banners,
      text,
      publish_at: from,
    })),
    ...written.flatMap((each) =>
      each.saved_at === null ? [] : [{ kind: 'text' as const, ...each }],
    ),
    ...overview.article_drafts.map(({ name, title, saved_at }) => ({
      kind: 'article' as const,
      href: ownPaths.article(name),
      text: title,
      saved_at,
    })),
  ];
}
