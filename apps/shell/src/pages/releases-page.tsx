import { Container, PageHeader } from '@tassis/design-system';
import { pageTitle } from '@tassis/platform';
import { fetchStyle } from '@tassis/platform/router';
import { useReleaseTexts } from '../releases/messages/use-release-texts.ts';
import { Releases } from '../releases/releases.tsx';
import styles from '../releases/releases.module.css';

/** The build puts the styles that only this page needs beside its script. */
const STYLES = 'releases.css';

/** Fetches the page's styles before it is shown. In development they come with its modules. */
export async function loader(): Promise<null> {
  if (import.meta.env.PROD) await fetchStyle(new URL(STYLES, import.meta.url).href);
  return null;
}

/** /releases: the developer panel. */
export function Component() {
  const texts = useReleaseTexts();
  return (
    <>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} lead={texts.lead} width="wide" />
      <Container width="wide" className={styles['page']}>
        <Releases />
      </Container>
    </>
  );
}
