import { firstClaims } from '@tassis/domain/first-claims';
import { expect, test } from 'vitest';
import { about } from './about.ts';
import { fr } from './fr.ts';

const texts = new Map(Object.entries(firstClaims).map(([name, { text }]) => [name, text]));

test('the texts of the pages equal the initial claims of the content administration', () => {
  const { hero, contactReasons: reasons, hours, contactPage } = fr;
  const said = {
    satisfied_clients: [hero.clients, about.figures.clients, reasons.clients],
    years_of_experience: [hero.experience, about.figures.experience],
    years_of_experience_contact: [reasons.years],
    satisfaction: [about.figures.satisfaction],
    success_rate: [hero.success],
    companies_supported: [fr.about.supported],
    support: [about.figures.support],
    response_hours: [reasons.response],
    commitment: [fr.about.commitment],
    one_person: [reasons.text],
    hours_title: [hours.caption],
    hours_open_now: [hours.openNow],
    hours_closed_now: [hours.closedNow],
    hours_closed: [hours.closed],
    hours_emergency: [hours.emergency],
    hours_phone: [contactPage.phoneNote],
  } as const;
  for (const [name, words] of Object.entries(said)) {
    expect({ [name]: [...new Set(words)] }).toEqual({ [name]: [texts.get(name)] });
  }
});
