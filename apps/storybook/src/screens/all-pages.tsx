import type { Area } from '@tassis/platform';
import { Fragment } from 'react';
import { areas as descriptors, findLanguages } from './areas.ts';
import styles from './all-pages.module.css';
import { listPages, listScreens, type Page, type StoryFile } from './list-screens.ts';
import { shellPages } from './shell-pages.ts';

const files = import.meta.glob<StoryFile>('../../../*/src/**/*.stories.tsx', { eager: true });
const sources = import.meta.glob<Area>('../../../*/src/area.tsx', { eager: true, import: 'area' });
const screens = listScreens(Object.values(files));

const windows = [
  { name: 'Ordinateur', value: 'w1280' },
  { name: 'Téléphone', value: 'w390' },
] as const;

const languageNames = { fr: 'français', en: 'anglais' };

/** Every page of every area, with links to its first screen in each window and language. */
export function AllPages() {
  return [shellPages, ...Object.values(sources)].map((area) => (
    <Fragment key={area.id}>
      <h2>{findTitle(area.id)}</h2>
      <table className={styles['root']}>
        <thead>
          <tr>
            <th scope="col">Adresse</th>
            <th scope="col">États</th>
            {windows.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listPages(area, screens).map((page) => (
            <PageRow key={page.path} page={page} />
          ))}
        </tbody>
      </table>
    </Fragment>
  ));
}

function PageRow({ page: { area, path, screens: own } }: { page: Page }) {
  return (
    <tr>
      <th scope="row">
        <code>{path}</code>
      </th>
      <td>{own.length}</td>
      {windows.map((window) => (
        <td key={window.value}>
          {findLanguages(area).map((language) => (
            <a
              key={language}
              className={styles['link']}
              target="_top"
              href={`./?path=/story/${own[0]?.id}&globals=locale:${language};viewport.value:${window.value}`}
              aria-label={`${path}, ${window.name.toLowerCase()}, ${languageNames[language]}`}
            >
              {language}
            </a>
          ))}
        </td>
      ))}
    </tr>
  );
}

const findTitle = (id: string) =>
  descriptors.find((area) => area.id === id)?.title ?? 'Compte et cadre';
