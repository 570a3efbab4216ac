import type { Organization } from './organizations.mjs';

const lookup = (...names: string[]): { Id: number; Name: string }[] =>
  names.map((Name, index) => ({ Id: index + 1, Name }));

const person = (id: number) => ({
  PersonID: id,
  FirstName: 'Dana',
  LastName: 'Whitfield',
  Email: 'dana@example.org',
  Picture: null,
  ContactID: id,
  RecordID: id,
  Identifier: '20000',
  NeedCredential: 0,
  OrganizationName: 'Abilene Gazette 1',
});

export function apiAnswer(path: string, listing: readonly Organization[]): unknown {
  const [call, parameter] = [path.split('/', 2).join('/'), path.split('/')[2]];
  switch (call) {
    case 'org/listing':
      return listing;
    case 'org/identifier':
      return listing.find(({ Identifier }) => Identifier === parameter);
    case 'staff/director':
      return person(1);
    case 'staff/assistants':
      return [person(2), person(3)];
    case 'contact/county':
      return lookup('Saline', 'Sedgwick', 'Shawnee');
    case 'contact/state':
      return lookup('Kansas', 'Missouri', 'Nebraska');
    case 'org/types':
      return ['Not Provided', 'Newspaper', 'Radio', 'TV', 'Internet'].map((Type, index) => ({
        TypeID: index + 1,
        Type,
      }));
    default:
      return undefined;
  }
}
