import { getPackage, listPackages, type Package } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';
import { contentDesk, getData } from './testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);

const ask = (language: string) => {
  const headers = { 'accept-language': language };
  return Promise.all([
    api.ask(listPackages, { headers }),
    api.ask(getPackage, { params: { code: 'DOM12' }, headers }),
  ]);
};

test('visitors get English texts where they exist, and French ones otherwise', async () => {
  const { id } = await desk.create({
    code: 'DOM12',
    name: 'Domiciliation 12 mois',
    description: 'Une adresse.',
    badge_config: { text: 'Nouveau' },
    included_services: ['Courrier'],
    features: ['Adresse'],
    name_en: 'Domiciliation for 12 months',
    badge_text_en: 'New',
    features_en: ['Address'],
  });
  await desk.publish(id);
  const [list, one] = await ask('en');
  const english = {
    name: 'Domiciliation for 12 months',
    description: 'Une adresse.',
    badge_text: 'New',
    badge_config: null,
    included_services: ['Courrier'],
    features: ['Address'],
  };
  expect(getData<Package[]>(list)).toMatchObject([english]);
  expect(getData<Package>(one)).toMatchObject(english);
  expect(getData(one)).not.toHaveProperty('name_en');
  expect(list.headers['vary']).toContain('Accept-Language');

  const [french] = await ask('fr');
  expect(getData<Package[]>(french)).toMatchObject([
    { name: 'Domiciliation 12 mois', badge_config: { text: 'Nouveau' }, features: ['Adresse'] },
  ]);
  expect(french.headers['etag']).not.toBe(list.headers['etag']);
});
