// Verifies GEN-15.
import { mediaTypeName } from '@/features/organization';

test.each([
  [1, 'Not Provided'],
  [2, 'Newspaper'],
  [3, 'Radio'],
  [4, 'TV'],
  [5, 'Internet'],
  ['2', 'Newspaper'],
  [6, 'Not Provided'],
  [null, 'Not Provided'],
  [undefined, 'Not Provided'],
])('the media type %j is %s', (typeId, name) => {
  expect(mediaTypeName(typeId)).toBe(name);
});
