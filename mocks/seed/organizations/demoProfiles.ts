import type { Profile } from './profile';

const address = (primaryAddress: string, city: string, zipCode: string) => ({
  primaryAddress,
  city,
  state: 'KS',
  zipCode,
});

const contact = (businessPhone: string, fax: string | null, email: string, webSite: string | null) => ({
  businessPhone,
  fax,
  email,
  webSite,
});

export const demoProfiles: readonly Profile[] = [
  {
    name: 'Council Grove Courier',
    typeId: 2,
    logo: '/association/logos/council-grove-courier.svg',
    address: address('118 W Main Street', 'Council Grove', '66846'),
    contact: contact(
      '6205550118',
      '6205550119',
      'editor@council-grove-courier.example',
      'https://www.council-grove-courier.example',
    ),
    login: 'editor@council-grove-courier.example',
    director: 'with contact',
    assistants: 3,
  },
  {
    name: 'KSNX-TV Channel 7',
    typeId: 4,
    logo: '/association/logos/ksnx-tv.svg',
    address: address('2400 N Broadway Avenue, Suite 300', 'Wichita', '67219-4417'),
    contact: contact('3165550170', '3165550171', 'sports@ksnx7.example', 'https://ksnx7.example/sports'),
    login: 'sports@ksnx7.example',
    director: 'with contact',
    assistants: 20,
  },
  {
    name: 'KHGP-FM 96.3',
    typeId: 3,
    logo: null,
    address: address('1307 Canterbury Drive', 'Hays', '67601'),
    contact: contact('7855550196', '', 'news@khgp963.example', 'http://khgp963.example'),
    login: 'news@khgp963.example',
    director: 'with contact',
    assistants: 0,
  },
  {
    name: 'Flint Hills Prep Stream',
    typeId: 5,
    logo: '',
    address: address('730 Commercial Street', 'Emporia', '668012904'),
    contact: contact('6205550130', null, 'hello@flinthillsprepstream.example', null),
    login: 'hello@flinthillsprepstream.example',
    director: 'without contact',
    assistants: 2,
  },
  {
    name: 'Sunflower Game Night',
    typeId: 1,
    logo: null,
    login: 'desk@sunflowergamenight.example',
    director: 'none',
    assistants: 0,
  },
];
