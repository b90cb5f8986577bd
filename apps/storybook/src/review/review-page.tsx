import '@tassis/design-system/base.css';
import {
  Badge,
  Cluster,
  Container,
  Logo,
  PageHeader,
  SegmentedControl,
  Stack,
  Stats,
  TextLink,
} from '@tassis/design-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChangeFigure } from './change-figure.tsx';
import type { PictureCounts, ReviewPageProps, ShownPart } from './shown-changes.ts';
import styles from './review-page.module.css';

const kinds = ['changed', 'added', 'removed', 'same'] as const;

const kindWords: Readonly<Record<keyof PictureCounts, string>> = {
  changed: 'changée',
  added: 'nouvelle',
  removed: 'supprimée',
  same: 'inchangée',
};

const views = [
  { value: 'beside', label: 'Côte à côte' },
  { value: 'slider', label: 'Curseur' },
  { value: 'difference', label: 'Différence' },
] as const;

/** The page's body, as markup. */
export function renderReview(props: ReviewPageProps): string {
  return renderToStaticMarkup(<ReviewPage {...props} />);
}

function ReviewPage({ base, parts, counts }: ReviewPageProps) {
  return (
    <main className={styles['root']}>
      <div className={styles['head']}>
        <PageHeader
          width="wide"
          eyebrow={<Logo name="Tassis" />}
          title="Revue des images"
          lead={
            <>
              Ce qui a changé depuis <code>{base.short}</code>, «&#8239;{base.subject}&#8239;».
            </>
          }
        />
        <Container width="wide">
          <Stats items={kinds.map((kind) => toItem(kind, counts[kind]))} />
        </Container>
      </div>
      <Container width="wide" className={styles['body']}>
        <Contents parts={parts} />
        <div className={styles['views']}>
          <SegmentedControl
            label="Comment comparer"
            name="view"
            options={views}
            value="beside"
            onChange={() => undefined}
          />
        </div>
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </Container>
    </main>
  );
}

/** The position of each component and screen on the page. */
function Contents({ parts }: Pick<ReviewPageProps, 'parts'>) {
  return (
    <nav className={styles['contents']} aria-label="Sommaire">
      {parts.map(({ title, groups }) => (
        <Stack key={title} gap="xs">
          <p className={styles['eyebrow']}>{title}</p>
          <Cluster as="ul" gap="m">
            {groups.map((group) => (
              <li key={group.id}>
                <TextLink href={`#${group.id}`} variant="quiet">
                  {group.title}
                </TextLink>
                <span className={styles['count']}>{group.changes.length}</span>
              </li>
            ))}
          </Cluster>
        </Stack>
      ))}
    </nav>
  );
}

function Part({ part: { title, groups } }: { part: ShownPart }) {
  return (
    <Stack as="section" gap="l" aria-label={title}>
      {groups.map((group) => (
        <article key={group.id} id={group.id} className={styles['group']}>
          <Cluster gap="s">
            <h2 className={styles['title']}>{group.title}</h2>
            <Badge tone="neutral">{title === 'Écrans' ? 'écran' : 'composant'}</Badge>
          </Cluster>
          {group.changes.map((shown) => (
            <ChangeFigure key={shown.change.name} {...shown} />
          ))}
        </article>
      ))}
    </Stack>
  );
}

const toItem = (kind: keyof PictureCounts, count: number) => ({
  number: String(count),
  label: kindWords[kind] + (count > 1 ? 's' : ''),
});
