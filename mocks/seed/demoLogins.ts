export const DEMO_PASSWORD = 'prairie-sky-2026';

const login = (email: string, note: string) => ({ email, password: DEMO_PASSWORD, note });

export const demoLogins = [
  login('editor@council-grove-courier.example', 'newspaper with a director and three assistants'),
  login('sports@ksnx7.example', 'TV station with a director and twenty assistants'),
  login('news@khgp963.example', 'radio station with a director only'),
  login('hello@flinthillsprepstream.example', 'internet outlet without fax and website, whose director has no contact'),
  login('desk@sunflowergamenight.example', 'new outlet without address, contact, or staff'),
];
