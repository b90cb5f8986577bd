import { Container, Section, Stack, TextLink } from '@tassis/design-system';
import { pageTitle, paths } from '@tassis/platform';
import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import { SiteFrame } from '../frame/site-frame.tsx';
import { useTexts } from '../messages/use-texts.ts';

/** Whether the area of a path is disabled, or its entry cannot be parsed. */
export function isClosed({ areas, dropped = [] }: ReleaseManifest, path: string): boolean {
  return areaForPath(areas, path)?.enabled === false || areaForPath(dropped, path) !== undefined;
}

/** The frame around a page of a closed area: it says so without script, too. With script the app shows the error card. */
export function ClosedFrame() {
  const texts = useTexts();
  const notice = (
    <Section>
      <Container width="text">
        <Stack gap="l">
          <h1>{texts.areaClosedTitle}</h1>
          <p>{texts.areaClosedText}</p>
          <TextLink href={paths.contact}>{texts.contact}</TextLink>
          <TextLink href={paths.home}>{texts.backHome}</TextLink>
        </Stack>
      </Container>
    </Section>
  );
  return (
    <>
      <title>{pageTitle(texts.areaClosedTitle)}</title>
      <SiteFrame loading>{notice}</SiteFrame>
    </>
  );
}
