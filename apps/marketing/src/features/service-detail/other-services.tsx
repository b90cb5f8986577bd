import { Container, Grid, Section, ServiceTile } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { SectionHeading } from '../../components/section-heading.tsx';
import { services } from '../../content/services.ts';
import type { Service } from '../../content/services/service.ts';
import { servicePages as texts } from '../../messages/service-pages.ts';
import { serviceIllustrations } from '../../components/service-illustrations.ts';

/** The next three services of the catalogue; after the last one it starts again. */
export function OtherServices({ service, tone }: { service: Service; tone: 'soft' | 'white' }) {
  const place = services.indexOf(service) + 1;
  const others = [...services, ...services].slice(place, place + 3);
  return (
    <Section tone={tone}>
      <Container>
        <SectionHeading title={texts.others} />
        <Grid>
          {others.map(({ title, subtitle, link, icon }) => {
            const Illustration = serviceIllustrations[icon];
            return (
              <ServiceTile
                key={title}
                title={title}
                text={subtitle}
                illustration={<Illustration size={96} />}
                link={{ text: texts.discover, href: link }}
                LinkComponent={RouterLink}
              />
            );
          })}
        </Grid>
      </Container>
    </Section>
  );
}
