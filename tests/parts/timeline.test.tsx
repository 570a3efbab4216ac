// Verifies MED-7, AGR-22, A11Y-5.
import { render, screen, waitFor, within } from '@testing-library/react';
import { Timeline } from '@/shared/ui/timeline';
import { atDesk } from '../support/atDesk';
import '../support/patience';

const items = [
  { key: 'a', content: 'Contact the host', tone: 'quiet' as const },
  { key: 'b', content: 'The event' },
  { key: 'c', content: 'Payment is due', tone: 'danger' as const },
];

const entries = () => within(screen.getByRole('list')).getAllByRole('listitem');

it('is an ordered list without antd', () => {
  render(<Timeline items={items} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(entries().map(({ textContent }) => textContent)).toEqual(items.map(({ content }) => content));
});

describe('on a desk', () => {
  atDesk();

  it('is the same list with antd', async () => {
    render(<Timeline items={items} />);
    await waitFor(() => {
      expect(screen.getByRole('list')).toHaveClass('ant-timeline');
    });
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(entries().map(({ textContent }) => textContent)).toEqual(items.map(({ content }) => content));
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
  });
});
