import type { Profile } from './profile';

const salina = { primaryAddress: '300 W Ash Street', city: 'Salina', state: 'KS', zipCode: '67401' };

type Unusual = Partial<Omit<Profile, 'contact'>> & { contact?: Partial<Profile['contact']> };

/** An internet outlet in Salina, except for the given unusual values. */
const outlet = (name: string, slug: string, { contact, ...rest }: Unusual = {}): Profile => ({
  name,
  typeId: 5,
  logo: null,
  address: salina,
  contact: {
    businessPhone: '7855550100',
    fax: '7855550101',
    email: `desk@${slug}.example`,
    webSite: `https://${slug}.example`,
    ...contact,
  },
  director: 'with contact',
  assistants: 0,
  ...rest,
});

/** Organizations with unusual values that real listings contain sooner or later. */
export const edgeCaseProfiles: readonly Profile[] = [
  outlet("St. John's Hometown News & O'Brien Ledger", 'stjohnsledger', { typeId: 2 }),
  outlet('Peña Deportes & Noticias', 'penadeportes', {
    address: { ...salina, primaryAddress: '45 Calle Núñez', zipCode: '674013321' },
  }),
  outlet("D'Amico “Sports Talk” <Live> & More", 'damicosports', { typeId: 3 }),
  outlet(
    'The Consolidated Northwestern and High Plains Tri-County Farmers, Merchants and Schools Weekly Republican-Democrat, Advertiser and Agricultural Intelligencer',
    'hpweekly',
    { typeId: 2, address: { ...salina, zipCode: '67401-3321' } },
  ),
  outlet('Hochgeschwindigkeitsübertragungsgesellschaft', 'hochgeschwindigkeit'),
  outlet('No Web Site Weekly', 'nowebsite', { typeId: 2, contact: { webSite: null } }),
  outlet('Blank Web Site Weekly', 'blankwebsite', { contact: { webSite: '', fax: '' } }),
  outlet('Schemeless Sports', 'schemeless', { contact: { webSite: 'www.schemeless.example' } }),
  outlet('Shouting Sports', 'shouting', { contact: { webSite: 'HTTPS://WWW.SHOUTING.EXAMPLE/' } }),
  outlet('Scripted Web Site', 'scripted', { contact: { webSite: 'javascript:alert(1)' } }),
  outlet('Data Web Site', 'dataurl', { contact: { webSite: 'data:text/html,<script>alert(1)</script>' } }),
  outlet('Spaced Script Web Site', 'spaced', { contact: { webSite: ' java\tscript:alert(1)' } }),
  outlet('Two Address Radio', 'twoaddress', {
    typeId: 3,
    contact: { email: 'desk@twoaddress.example; news@twoaddress.example' },
  }),
  outlet('No E-Mail Radio', 'noemail', { typeId: 3, contact: { email: null } }),
  outlet('Formatted Phone TV', 'formatted', {
    typeId: 4,
    contact: { businessPhone: '(785) 555-0142', fax: '1-785-555-0143' },
  }),
  outlet('No Phone News', 'nophone', { contact: { businessPhone: null, fax: null } }),
  { ...outlet('No Contact Record Radio', '', { typeId: 3, assistants: 1 }), contact: undefined },
  outlet('No Staff Newspaper', 'nostaff', { typeId: 2, director: 'none' }),
  outlet('Assistants Without Director', 'headless', { director: 'none', assistants: 2 }),
  outlet('Blank Address Internet', 'blankaddress', {
    address: { primaryAddress: '', city: '', state: 'KS', zipCode: '' },
  }),
];
