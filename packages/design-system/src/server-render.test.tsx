// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import * as designSystem from './index.ts';
import { HostProvider } from './host/index.ts';

const {
  Accordion,
  AccountMenu,
  Alert,
  Banner,
  BarChart,
  Breadcrumbs,
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  ConfirmDialog,
  CursorPagination,
  Dialog,
  DownloadButton,
  Drawer,
  EmptyState,
  FilterBar,
  IconButton,
  LineChart,
  Menu,
  MoneyInput,
  NewsletterForm,
  NumberStepper,
  PackageCard,
  PageHeader,
  Pagination,
  PasswordInput,
  PhoneInput,
  ProgressBar,
  RadioCards,
  RadioGroup,
  SegmentedControl,
  ServiceTile,
  SiteFooter,
  SiteHeader,
  Skeleton,
  Spinner,
  StatTile,
  Stats,
  Steps,
  Switch,
  Tabs,
  TagList,
  TextArea,
  Tooltip,
  WorkTable,
} = designSystem;

const none = () => undefined;
const link = { text: 'Lien', href: '/lien' };
const header = (
  <SiteHeader
    skipLink={link}
    home={{ href: '/', label: 'Accueil' }}
    logo={<designSystem.Logo name="Tassis" />}
    label="Navigation"
    items={[{ ...link, items: [link], itemsLabel: 'Plus' }]}
    menuText="Menu"
    actions={
      <AccountMenu
        name="Salma"
        label="Compte"
        items={[link]}
        logout={{ text: 'Sortir', onLogout: none }}
      />
    }
  />
);
const faq = (
  <Accordion
    name="faq"
    items={[
      { key: 'a', title: 'Une', content: 'A' },
      { key: 'b', title: 'Deux', content: 'B' },
    ]}
  />
);
const packageCard = (
  <PackageCard
    name="Pack"
    badge="RECOMMANDÉ"
    price="1 200,00 MAD"
    services={['a', 'b', 'c', 'd', 'e', 'f']}
    moreServicesText={(count) => `+${count} autres services`}
    action={<Button href="/pack">Choisir</Button>}
  />
);
const texts = { previous: 'P', next: 'S', page: String };
const values = {
  caption: 'Par mois',
  headers: { label: 'Mois', value: 'Nombre' },
  values: [1, 2].map((value) => ({ label: String(value), value })),
  format: String,
};
const table = (
  <WorkTable
    caption="Commandes"
    loadingText="Chargement"
    columns={[
      { key: 'id', header: 'Référence', rowHeader: true, cell: (id: string) => id },
      { key: 'day', header: 'Date', sortable: true, cell: () => '3 mars 2026' },
    ]}
    rows={['CN-1']}
    rowKey={String}
    rowHref={(id) => `/${id}`}
    sort={{ key: 'day', direction: 'ascending' }}
    onSort={none}
    columnChoice={{ hidden: [], onHidden: none, text: 'Colonnes' }}
    selection={{
      selected: ['CN-1'],
      onSelect: none,
      actions: null,
      texts: { bar: 'Choix', page: 'Page', row: String, count: String, clear: 'Aucune' },
    }}
    empty={null}
    footer={<CursorPagination label="Pages" previous={null} next="?cursor=a" texts={texts} />}
  />
);

const options = [{ value: 'a', label: 'A' }];
const comboboxTexts = {
  clear: 'Effacer',
  noMatch: 'Rien',
  empty: 'Vide',
  loading: 'Attente',
  count: String,
  more: String,
};
const strength = { label: 'Robustesse', levels: ['1', '2', '3', '4'] } as const;

const PAGES: Record<string, ReactElement> = {
  header,
  faq,
  packageCard,
  footer: <SiteFooter logo="Tassis" columns={[{ title: 'Légal', links: [link] }]} legal="©" />,
  page: <PageHeader title="Titre" lead="Texte" />,
  tile: <ServiceTile title="Service" text="Texte" link={link} />,
  forms: (
    <>
      <PasswordInput label="Mot de passe" showText="Afficher" hideText="Masquer" />
      <NewsletterForm action="/a" source="b" label="E-mail" button="Oui" onSubmit={none} />
      <SegmentedControl label="Choix" name="c" options={[]} value="" onChange={none} />
    </>
  ),
  controls: (
    <>
      <Checkbox label="J’accepte" />
      <CheckboxGroup label="Apports" name="a" options={options} />
      <Combobox label="Ville" name="b" options={options} texts={comboboxTexts} />
      <MoneyInput label="Capital" defaultValue={123_450} />
      <NumberStepper label="Associés" decreaseText="Moins" increaseText="Plus" />
      <PhoneInput label="Téléphone" />
      <RadioCards label="Forfait" name="c" options={options} />
      <RadioGroup label="Siège" name="d" options={options} />
      <Switch label="Rappels" />
      <TextArea label="Message" maxCount={500} />
      <PasswordInput label="Nouveau" showText="Oui" hideText="Non" strength={strength} />
    </>
  ),
  states: (
    <>
      <Alert tone="info">Info</Alert>
      <Skeleton lines={3} />
      <Spinner label="Chargement" />
      <EmptyState title="Rien" />
      <Stats items={[]} />
      <Steps steps={[{ title: 'Analyse', text: 'Texte' }]} />
      <Pagination label="Pages" page={1} pageCount={3} toHref={String} texts={texts} />
      <Dialog open={false} onClose={none} title="Fermé" closeLabel="Fermer" />
    </>
  ),
  actions: (
    <>
      <Tooltip text="Imprimer">
        <IconButton label="Imprimer" icon="i" />
      </Tooltip>
      <Menu label="Actions" items={[{ key: 'a', text: 'Voir', href: '/a' }]} />
      <TagList
        label="Filtres"
        items={[{ key: 'a', text: 'Rabat', removeLabel: 'Retirer' }]}
        onRemove={none}
      />
    </>
  ),
  feedback: (
    <>
      <Banner tone="info" label="Information" dismiss={{ label: 'Masquer', onDismiss: none }}>
        Texte
      </Banner>
      <ProgressBar label="Envoi" value={45} />
      <ProgressBar label="Attente" />
      <Drawer open={false} onClose={none} title="Fermé" closeLabel="Fermer" />
      <ConfirmDialog
        open={false}
        onConfirm={none}
        onCancel={none}
        title="Fermée"
        consequence="Rien"
        confirmText="Oui"
        cancelText="Non"
        closeLabel="Fermer"
      />
    </>
  ),
  table,
  data: (
    <>
      <FilterBar
        label="Filtrer"
        search={{ label: 'Recherche', clearLabel: 'Vider', value: 'a', onSearch: none }}
        onFilter={none}
        onReset={none}
        texts={{
          active: 'Actifs',
          chip: String,
          remove: String,
          reset: 'Effacer',
          more: 'Filtres',
          show: String,
          close: 'Fermer',
        }}
      />
      <Breadcrumbs label="Fil" items={[link]} current="Ici" />
      <Tabs label="Parties" items={[{ ...link, current: true }]} />
      <BarChart {...values} />
      <LineChart {...values} />
      <StatTile label="Commandes" value="2" trend={values} />
      <DownloadButton text="Facture" file={{ type: 'PDF' }} href="/facture" />
    </>
  ),
  host: (
    <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
      <p>Page</p>
    </HostProvider>
  ),
};

describe('components rendered on the server', () => {
  test.each(Object.entries(PAGES))(
    '%s contains nothing the content security policy refuses',
    (_, page) => {
      expect(typeof window).toBe('undefined');
      const html = renderToStaticMarkup(page);
      expect(html.length).toBeGreaterThan(20);
      expect(html).not.toMatch(/\sstyle=|<style|<script|\son\w+=|undefined/);
    },
  );

  test('two renders are the same', () => {
    expect(renderToStaticMarkup(header)).toBe(renderToStaticMarkup(header));
  });

  test('an accordion opens its first item only, and the browser closes the others by name', () => {
    const html = renderToStaticMarkup(faq);
    expect(html.match(/<details[^>]*name="faq"/g)).toHaveLength(2);
    expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1);
    expect(html.indexOf('open=""')).toBeLessThan(html.indexOf('Deux'));
  });

  test('a package shows four services, and the number of the others', () => {
    const html = renderToStaticMarkup(packageCard);
    const [visible = '', hidden = ''] = html.split('+2 autres services');
    expect(visible.match(/<li/g)).toHaveLength(4);
    expect(hidden.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('RECOMMANDÉ');
  });
});
