import { facts, note, paragraph, type Fact } from '../mail-text.ts';
import type { MailContent } from '../mail-content.ts';
import type { Template } from '../template.ts';

type Alarm = Extract<MailContent, { template: 'release-alarm' }>;
type Counts = Pick<Alarm, 'views' | 'failures'>;

const frCounts = ({ views, failures }: Counts) => `${failures} pour ${views} pages vues`;
const enCounts = ({ views, failures }: Counts) => `${failures} of ${views} page views`;

export const releaseAlarm: Template<'release-alarm'> = {
  fr: (alarm) => ({
    subject:
      alarm.kind === 'dropped'
        ? `Site : version d’essai de « ${alarm.app} » retirée`
        : `Site : « ${alarm.app} » échoue trop souvent`,
    blocks: [
      paragraph(
        alarm.kind === 'dropped'
          ? 'Cette version échouait nettement plus souvent que celle qui est en ligne. Le site l’a retirée de lui-même : tous les visiteurs ont de nouveau la version en ligne.'
          : 'La version en ligne échoue au moins une fois sur cent. Une personne doit la retirer ou la corriger.',
      ),
      facts(
        ['Partie du site', alarm.app],
        ['Version', alarm.version],
        ['Échecs', frCounts(alarm)],
        ...liveRow(alarm, 'Version en ligne', frCounts),
      ),
      note(`Pour l’équipe technique : ${commandFor(alarm)}`),
    ],
  }),
  en: (alarm) => ({
    subject:
      alarm.kind === 'dropped'
        ? `Site: canary of “${alarm.app}” dropped`
        : `Site: “${alarm.app}” fails too often`,
    blocks: [
      paragraph(
        alarm.kind === 'dropped'
          ? 'This version failed much more often than the live one. The site has dropped it by itself: all visitors get the live version again.'
          : 'The live version fails at one page view in a hundred or more. Somebody must take it back or mend it.',
      ),
      facts(
        ['Part of the site', alarm.app],
        ['Version', alarm.version],
        ['Failures', enCounts(alarm)],
        ...liveRow(alarm, 'Live version', enCounts),
      ),
      note(`For the technical team: ${commandFor(alarm)}`),
    ],
  }),
};

/** Without one when what is live fails itself. */
function liveRow({ live }: Alarm, label: string, getText: (of: Counts) => string): Fact[] {
  return live ? [[label, `${live.version} (${getText(live)})`]] : [];
}

function commandFor({ kind, app, version }: Alarm): string {
  return kind === 'dropped'
    ? `pnpm release:list ${app}`
    : `pnpm release:rollback ${app} (${version})`;
}
