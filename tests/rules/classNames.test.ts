/** @jest-environment node */
// Verifies PERF-4.
import path from 'node:path';
import { classNames } from '../../scripts/build/classNames';

const root = path.join(import.meta.dirname, '../..');
const icon = path.join(root, 'src/shared/ui/icon/Icon.module.css');
const page = path.join(root, 'src/shared/ui/page/Page.module.css');

const many = Array.from({ length: 2000 }, (_none, index) => `class-${String(index)}`);

test('every class of every style sheet has a name of its own', () => {
  const nameOf = classNames(root, ['src', 'gallery']);
  const names = [icon, page].flatMap((file) => many.map((name) => nameOf(file, name)));
  expect(new Set(names).size).toBe(names.length);
});

test('a class keeps its name when it is asked for again, and in the next build', () => {
  const [one, other] = [classNames(root, ['src', 'gallery']), classNames(root, ['src', 'gallery'])];
  const first = one(icon, 'icon');
  one(icon, 'large');
  expect(one(icon, 'icon')).toBe(first);
  expect(other(icon, 'icon')).toBe(first);
});

test('a name is a CSS identifier that no content blocker takes for an advertisement', () => {
  const nameOf = classNames(root, ['src']);
  for (const name of many) expect(nameOf(page, name)).toMatch(/^[b-df-hj-np-tv-xz]{2,}$/i);
});

test('a style sheet elsewhere is refused', () => {
  expect(() => classNames(root, ['src'])('/elsewhere/Other.module.css', 'icon')).toThrow('is not below src');
});
