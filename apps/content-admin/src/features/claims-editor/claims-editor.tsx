import type { Claims } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList, Stack, Stats } from '@tassis/design-system';
import {
  CLAIM_FIGURES,
  CLAIM_NAMES,
  CLAIM_SENTENCES,
  HOURS_TEXTS,
  type ClaimName,
} from '@tassis/domain';
import { paths } from '@tassis/platform';
import { DraftEditor } from '../../drafts/draft-editor.tsx';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { ClaimFields } from './claim-fields.tsx';
import { claimsSource, type Claim } from './claims-source.ts';

const PARTS = { figures: CLAIM_FIGURES, sentences: CLAIM_SENTENCES, hours: HOURS_TEXTS };
const PART_NAMES = ['figures', 'sentences', 'hours'] as const;

/** The cards of figures on a page. */
const IN_A_ROW = 4;
const ROWS = [0, IN_A_ROW, 2 * IN_A_ROW];

/** Whether a claim is one of a part of the screen. */
const isInPart = (part: (typeof PART_NAMES)[number], name: ClaimName) =>
  PARTS[part].some((each) => each === name);

/** The figures and sentences about the firm, and the texts beside its hours. The entries are always the same. */
export function ClaimsEditor({ claims }: { claims: Claims }) {
  const { claims: texts } = useTexts();
  const nameAt = (n: number) => {
    const name = CLAIM_NAMES[n - 1];
    return name ? texts.names[name] : '';
  };
  return (
    <DraftEditor
      source={claimsSource}
      record={claims}
      texts={{ ...texts, nth: nameAt }}
      href={paths.about}
      describe={({ figure, text, text_en: english }) => ({
        [texts.figure]: figure,
        [texts.french]: text,
        [texts.english]: english,
      })}
      renderAll={(all, { claims: published }) =>
        PART_NAMES.map((part) => (
          <DashboardSection key={part} title={texts.parts[part].title}>
            <Stack gap="m">
              <p>{texts.parts[part].text}</p>
              {all
                .filter(({ entry }) => isInPart(part, entry.name))
                .map((fields) => (
                  <ClaimFields key={fields.entry.name} {...fields} published={published} />
                ))}
            </Stack>
          </DashboardSection>
        ))
      }
      renderPreview={(shown) => <Preview claims={shown} />}
    />
  );
}

function Preview({ claims }: { claims: Claim[] }) {
  const { claims: texts } = useTexts();
  const figures = claims.flatMap(({ figure, text }) =>
    figure && text ? [{ number: figure, label: text }] : [],
  );
  const rest = (part: 'sentences' | 'hours') =>
    claims
      .filter(({ name }) => isInPart(part, name))
      .map(({ name, text }) => ({ term: texts.names[name], value: text }));
  return (
    <Stack gap="l">
      {ROWS.filter((first) => first < figures.length).map((first) => (
        <Stats key={first} variant="cards" items={figures.slice(first, first + IN_A_ROW)} />
      ))}
      <DescriptionList items={rest('sentences')} />
      <DescriptionList items={rest('hours')} />
    </Stack>
  );
}
