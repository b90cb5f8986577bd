import type { Option } from '../select/select.tsx';

/* Sample content of stories and tests: the package itself contains no list of cities or countries. */

const CITIES = `
Afourar, Agadir, Agdz, Aghbala, Agni Izimmer, Agourai, Ahfir, Aïn Bni Mathar, Aïn Cheggag, Aïn Dorij, Ain El
Aouda, Aïn Erreggada, Aïn Harrouda, Aïn Jemaa, Aïn Karma, Aïn Leuh, Ain Taoujdate, Aït Attab, Aït Baha, Aït
Boubidmane, Ait Daoud, Aït Hichem, Aït Iaâza, Aït Ishaq, Aït Majden, Aït Melloul, Aït Ourir, Aït Yalla,
Ajdir, Akchour, Akka, Aklim, Aknoul, Al Aroui, Al Hoceïma, Alnif, Amalou Ighriben, Amizmiz, Anzi, Aoufous,
Aoulouz, Aourir, Aousserd, Arazane, Arbaoua, Asilah, Assa, Assahrij, Azemmour, Azilal, Azrou, Bab Berred,
Bab Taza, Bejaâd, Ben Ahmed, Ben Guerir, Ben Sergao, Ben Taïeb, Ben Yakhlef, Beni Ayat, Béni Mellal,
Benslimane, Berkane, Berrechid, Bhalil, Bin elouidane, Biougra, Bir Jdid, Bni Ansar, Bni Bouayach, Bni
Chiker, Bni Drar, Bni Hadifa, Bni Tadjite, Bouanane, Bouarfa, Boudnib, Boufakrane, Bouguedra, Bouhdila,
Bouizakarne, Boujdour, Boujniba, Boulanouare, Boulemane, Boumalne-Dadès, Boumia, Bouskoura, Bouznika,
Bradia, Brikcha, Bzou, Casablanca, Chefchaouen, Chichaoua, Dakhla, Dar Bni Karrich, Dar Bouazza, Dar Chaoui,
Dar El Kebdani, Dar Gueddari, Dar Oulad Zidouh, Dcheira El Jihadia, Debdou, Demnate, Deroua, Douar Kannine,
Dra'a, Drargua, Driouch, Echemmaia, El Aïoun Sidi Mellouk, El Borouj, El Gara, El Guerdane, El Hajeb, El
Hanchane, El Jadida, El Kelâa des Sraghna, El Ksiba, El Marsa, El Menzel, El Ouatia, Elkbab, Er-Rich,
Erfoud, Errachidia, Es-Semara, Essaouira, Fam El Hisn, Farkhana, Fès, Figuig, Fnideq, Foum Jamaa, Foum
Zguid, Fquih Ben Salah, Fraïta, Gardmit, Ghafsai, Ghmate, Goulmima, Gourrama, Guelmim, Guercif, Gueznaia,
Guigou, Guisser, Had Bouhssoussen, Had Kourt, Haj Kaddour, Harhoura, Harte Lyamine, Hattane, Hrara, Ida
Ougnidif, Ifrane, Ifri, Igdamen, Ighil n'Oumgoun, Ighoud, Ighounane, Ihddaden, Imassine, Imintanoute,
Imouzzer Kandar, Imouzzer Marmoucha, Imzouren, Inahnahen, Inezgane, Irherm, Issaguen (Ketama), Itzer,
Jaâdar, Jamâat Shaim, Jebha, Jerada, Jorf, Jorf El Melha, Jorf Lasfar, Karia (El Jadida), Karia Ba Mohamed,
Kariat Arekmane, Kasba Tadla, Kassita, Kattara, Kehf Nsour, Kelaat-M'Gouna, Kénitra, Kerouna, Kerrouchen,
Khémis Sahel, Khemis Zemamra, Khémisset, Khenichet, Khénifra, Khouribga, Ksar El Kébir, Laaounate, Laâtamna,
Lâattaouia, Laâyoune, Lakhsas, Lalla Mimouna, Lalla Takerkoust, Larache, Loudaya, Loulad, Lqliâa, Madagh,
Marrakech, Martil, Massa, M'diq, Mechra Bel Ksiri, Médiouna, Megousse, Mehdia, Meknès, M'haya, Midar,
Midelt, Missour, Mohammedia, Moqrisset, Moulay Abdallah, Moulay Ali Cherif, Moulay Bouazza, Moulay
Bousselham, Moulay Brahim, Moulay Idriss Zerhoun, Moulay Yaâcoub, Moussaoua, M'rirt, M'semrir, Mzouda,
Nador, Naima, N'Zalat Bni Amar, Oualidia, Ouaouizeght, Ouaoumana, Ouarzazate, Oued Amlil, Oued Heimer, Oued
Ifrane, Oued Laou, Oued Rmel, Oued Zem, Ouezzane, Ouislane, Oujda, Oulad Abbou, Oulad Amrane, Oulad Ayad,
Oulad Berhil, Oulad Frej, Oulad Ghadbane, Oulad H'Riz Sahel, Oulad M'Barek, Oulad M'rah, Oulad Saïd, Oulad
Sidi Ben Daoud, Oulad Teïma, Oulad Yaich, Oulad Zbair, Ouled Tayeb, Oulmès, Ounagha, Outat El Haj, Point
Cires, Rabat, Ras El Aïn, Ras El Ma, Ribate El Kheir, Rissani, Rommani, Sabaa Aiyoun, Safi, Saïdia, Salé,
Sarghine, Sebt El Maârif, Sebt Gzoula, Sebt Jahjouh, Sefrou, Selouane, Settat, Sid L'Mokhtar, Sid Zouin,
Sidi Abdallah Ghiat, Sidi Addi, Sidi Ahmed, Sidi Ali Ban Hamdouche, Sidi Allal El Bahraoui, Sidi Allal Tazi,
Sidi Bennour, Sidi Bou Othmane, Sidi Boubker, Sidi Bouknadel, Sidi Bouzid, Sidi Ifni, Sidi Jaber, Sidi
Kacem, Sidi Lyamani, Sidi Mohamed ben Abdallah el-Raisuni, Sidi Rahhal, Sidi Rahhal Chataï, Sidi Slimane,
Sidi Slimane Echcharaa, Sidi Smaïl, Sidi Taibi, Sidi Yahya El Gharb, Skhinate, Skhirate, Skhour Rehamna,
Skoura, Smimou, Soualem, Souk El Arbaa, Souk Sebt Oulad Nemma, Stehat, Tabounte, Tafajight, Tafetachte,
Tafraout, Taghjijt, Taghzout, Tagzen, Tahannaout, Tahla, Taïnaste, Tala Tazegwaght, Taliouine, Talmest,
Talsint, Tamallalt, Tamanar, Tamansourt, Tamassint, Tamegroute, Tameslouht, Tamesna, Tamraght, Tan-Tan,
Tanalt, Tanger, Tanoumrite Nkob Zagora, Taounate, Taourirt, Taourirt ait zaghar, Tarfaya, Targuist,
Taroudannt, Tata, Taza, Témara, Temsia, Tendrara, Tétouan, Thar Es-Souk, Tichoute, Tiddas, Tiflet, Tifnit,
Tighassaline, Tighza, Timahdite, Tinejdad, Tinghir, Tisgdal, Tissa, Tit Mellil, Tizguite, Tizi Ouasli,
Tiznit, Tiztoutine, Touarga, Touima, Touissit, Toulal, Toundoute, Tounfite, Youssoufia, Zag, Zagora, Zaïda,
Zaïo, Zaouia d'Ifrane, Zaouïat Cheikh, Zeghanghane, Zeubelemok, Zinat
`;

/** The 393 cities of the forms; the value is the name. */
export const CITY_OPTIONS: readonly Option[] = namesIn(CITIES, ', ').map((name) => ({
  value: name,
  label: name,
}));

const COUNTRIES = `
AF AL DZ DE AD AO AG SA AR AM AU AT AZ BS BH BD BB BE BZ BJ BT BY BO BA BW BR BN BG BF BI KH CM CA CV CF CL CN CY CO
KM CG CD KR KP CR CI HR CU DK DJ DM EG AE EC ER ES EE SZ US ET FJ FI FR GA GM GE GH GR GD GT GN GQ GW GY HT HN HU IN
ID IQ IR IE IS IL IT JM JP JO KZ KE KG KI KW LA LS LV LB LR LY LI LT LU MK MG MY MW MV ML MT MA MH MU MR MX FM MD MC
MN ME MZ MM NA NR NP NI NE NG NO NZ OM UG UZ PK PW PS PA PG PY NL PE PH PL PT QA RO GB RU RW KN SM VC LC SB SV WS ST
SN RS SC SL SG SK SI SO SD SS LK SE CH SR SY TJ TZ TW TD CZ TH TL TG TO TT TN TM TR TV UA UY VU VA VE VN YE ZM ZW XK
`;

const NAMES = new Intl.DisplayNames('fr', { type: 'region' });

/** 197 countries; the value is a code, which the user never sees. */
export const COUNTRY_OPTIONS: readonly Option[] = namesIn(COUNTRIES, ' ')
  .map((code) => ({ value: code, label: NAMES.of(code) ?? code }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));

function namesIn(text: string, separator: string): string[] {
  return text.trim().replaceAll('\n', ' ').split(separator);
}
