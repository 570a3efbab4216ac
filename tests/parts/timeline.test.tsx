// Verifies MED-7, AGR-22, A11Y-5.
import { render, screen, within } from '@testing-library/react';
import { Timeline } from '@/shared/ui/Timeline';

const items = [
  { key: 'a', content: 'Contact the host', tone: 'quiet' as const },
  { key: 'b', content: 'The event' },
  { key: 'c', content: 'Payment is due', tone: 'danger' as const },
];

it('is an ordered list without stops of the Tab key', () => {
  render(<Timeline items={items} />);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(items.map(({ content }) => content));
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
});
