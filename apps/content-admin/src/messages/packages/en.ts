import { editorEn } from './editor-en.ts';
import type { Messages } from './fr.ts';

export const en: Messages = {
  editor: editorEn,
  list: {
    title: 'Packages',
    lead: 'The packages in the order of the site. What you change is prepared in a draft: the site changes on publication only. The order, however, changes on the site at once.',
    create: 'New package',
    label: 'The packages in the order of the site',
    loading: 'Loading the packages…',
    failed: 'The packages could not be loaded',
    views: 'Packages shown',
    view: {
      current: 'In use',
      published: 'Published',
      draft: 'Drafts',
      edited: 'Edited',
      archived: 'Archived',
    },
    nothing: 'No package here for now.',
    empty: {
      title: 'No package',
      text: 'Create the first one: it stays a draft until it is published.',
    },
    beforeTax: 'excl. VAT',
    actions: (name) => `Actions for ${name}`,
  },
  marks: {
    published: 'Published',
    draft: 'Draft',
    archived: 'Archived',
    edited: 'Unpublished changes',
    planned: (moment) => `Planned for ${moment}`,
    skipped: 'Publication missed',
    featured: 'Featured',
    untranslated: 'English incomplete',
  },
  contents: {
    months: (count) => `${count} months of domiciliation`,
    creation: 'Company creation',
    creationAt: (price) => `Company creation (included at ${price})`,
    creationOption: (price) => `Optional creation (+ ${price})`,
    other: 'Service not ordered online',
  },
  order: {
    drag: 'Drag to move',
    up: (name) => `Move up: ${name}`,
    down: (name) => `Move down: ${name}`,
    moved: (name, place, count) => `${name}: place ${place} of ${count}`,
    failed: 'The order is not saved',
  },
  actions: {
    edit: 'Edit',
    undo: 'Undo',
    publish: (name) => ({
      title: `Publish “${name}”?`,
      consequence: 'The site shows the package as it is in the draft, within a minute.',
      confirmText: 'Publish',
      done: 'The package is published.',
    }),
    unpublish: (name) => ({
      title: `Take “${name}” off the site?`,
      consequence:
        'It becomes a draft again and can no longer be ordered. Past orders keep it as it was bought.',
      confirmText: 'Take off the site',
      done: 'The package is off the site.',
    }),
    revive: (name) => ({
      title: `Take “${name}” up again?`,
      consequence: 'It leaves the archive as a draft, at the end of the list.',
      confirmText: 'Take out of the archive',
      done: 'The package is a draft again.',
    }),
    archive: (name) => ({
      title: `Archive “${name}”?`,
      consequence:
        'It leaves the site and the list. Past orders keep it, and it can be taken out of the archive as a draft.',
      confirmText: 'Archive',
      done: 'The package is archived.',
    }),
    duplicate: (name) => ({
      title: `Duplicate “${name}”?`,
      consequence: 'The copy is a draft at the end of the list, with a code of its own.',
      confirmText: 'Duplicate',
      done: 'The copy is among the drafts.',
    }),
  },
};
