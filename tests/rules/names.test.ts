// Verifies GEN-23.
import { distinctNames, joinNames, personName } from '@/shared/lib/names';

test.each([
  [{ FirstName: ' Ana ', LastName: 'Ruiz' }, 'Ana Ruiz'],
  [{ FirstName: null, LastName: 'Ruiz' }, 'Ruiz'],
  [{ FirstName: 'Ana' }, 'Ana'],
  [{ FirstName: '', LastName: ' ', Email: 'ana@gazette.example' }, 'ana@gazette.example'],
  [{}, 'Name not provided'],
])('%j is called %s', (person, name) => {
  expect(personName(person)).toBe(name);
});

const named = (...items: string[][]) => distinctNames(items, (parts) => parts);

test('a unique name is shown alone', () => {
  expect(named(['Hays', '6A'], ['Salina', '6A'])).toEqual(['Hays', 'Salina']);
});

test('equal names are distinguished by the next detail', () => {
  expect(named(['Hays', '6A', '3/10'], ['Hays', '5A', '3/10'], ['Hays', '5A', '3/11'], ['Salina', '6A'])).toEqual([
    'Hays, 6A',
    'Hays, 5A, 3/10',
    'Hays, 5A, 3/11',
    'Salina',
  ]);
});

test('indistinguishable names are numbered', () => {
  expect(named(['Ana Ruiz', ''], ['Ana Ruiz', ''], ['Ana Ruiz', ''])).toEqual([
    'Ana Ruiz',
    'Ana Ruiz (2)',
    'Ana Ruiz (3)',
  ]);
});

test('no items have no names', () => {
  expect(named()).toEqual([]);
});

test.each([
  [['Hays'], 'Hays'],
  [['Hays', 'Salina', 'Newton'], 'Hays, Salina, and Newton'],
  [['Lewis Field, Hays', 'Fischer Field, Newton'], 'Lewis Field, Hays and Fischer Field, Newton'],
  [['Lewis Field, Hays', 'Salina', 'Newton'], 'Lewis Field, Hays; Salina; and Newton'],
])('%j are listed as %s', (names, text) => {
  expect(joinNames(names)).toBe(text);
});
