import type { Profile } from './profile';

const address = (primaryAddress: string, city: string, zipCode: string) => ({
  primaryAddress,
  city,
  state: 'KS',
  zipCode,
});

export const demoProfiles: readonly Profile[] = [
  {
    name: 'Council Grove Courier',
    typeId: 2,
    logo: '/association/logos/council-grove-courier.svg',
    address: address('118 W Main Street', 'Council Grove', '66846'),
    contact: {
      businessPhone: '6205550118',
      fax: '6205550119',
      email: 'editor@council-grove-courier.example',
      webSite: 'https://www.council-grove-courier.example',
    },
    login: 'editor@council-grove-courier.example',
    director: 'with contact',
    assistants: 3,
  },
  {
    name: 'KSNX-TV Channel 7',
    typeId: 4,
    logo: '/association/logos/ksnx-tv.svg',
    address: address('2400 N Broadway Avenue, Suite 300', 'Wichita', '67219-4417'),
    contact: {
      businessPhone: '3165550170',
      fax: '3165550171',
      email: 'sports@ksnx7.example',
      webSite: 'https://ksnx7.example/sports',
    },
    login: 'sports@ksnx7.example',
    director: 'with contact',
    assistants: 20,
  },
  {
    name: 'KHGP-FM 96.3',
    typeId: 3,
    logo: null,
    address: address('1307 Canterbury Drive', 'Hays', '67601'),
    contact: {
      businessPhone: '7855550196',
      fax: '',
      email: 'news@khgp963.example',
      webSite: 'http://khgp963.example',
    },
    login: 'news@khgp963.example',
    director: 'with contact',
    assistants: 0,
  },
  {
    name: 'Flint Hills Prep Stream',
    typeId: 5,
    logo: '',
    address: address('730 Commercial Street', 'Emporia', '668012904'),
    contact: {
      businessPhone: '6205550130',
      fax: null,
      email: 'hello@flinthillsprepstream.example',
      webSite: null,
    },
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
