// Verifies ATT-11, A11Y-5.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toIsoDate } from '@/shared/lib/calendar-dates';
import { MonthCalendar } from '@/shared/ui/month-calendar';
import { atDesk } from '../support/atDesk';
import '../support/patience';

const month = { year: 2027, month: 3, day: 1 };
const events: Readonly<Record<string, string[]>> = { '2027-03-10': ['Boys Basketball', 'Girls Basketball'] };

const calendar = (shown = month) => (
  <MonthCalendar
    label="Who is where in March 2027"
    month={shown}
    today={{ year: 2027, month: 3, day: 9 }}
    header={<h2>March 2027</h2>}
    itemsOf={(day) =>
      (events[toIsoDate(day)] ?? []).map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> }))
    }
  />
);

const table = () => screen.getByRole('table', { name: 'Who is where in March 2027' });

/** What the month is to everyone, whoever draws it. */
function expectMonth(): void {
  expect(screen.getByRole('heading', { name: 'March 2027' })).toBeInTheDocument();
  expect(
    within(table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  const day = within(table()).getByText('Wed, Mar 10').closest('td');
  expect(day).not.toHaveAttribute('title');
  const list = within(within(day as HTMLElement).getByRole('list'));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(events['2027-03-10']);
  expect(within(table()).getAllByRole('list')).toHaveLength(1);
  // The links are the only stops: no day, no list of months or years.
  expect(document.querySelectorAll('[tabindex], select, button, input')).toHaveLength(0);
}

it('is a table of days without antd', () => {
  render(calendar());
  expectMonth();
});

describe('on a desk', () => {
  atDesk();

  it('is the same table with antd, also when the month changes', async () => {
    const { rerender } = render(calendar());
    await waitFor(() => {
      expect(document.querySelector('.ant-picker-calendar')).not.toBeNull();
    });
    expectMonth();
    rerender(calendar({ year: 2027, month: 4, day: 1 }));
    expect(within(table()).getByText('Thu, Apr 15')).toBeInTheDocument();
    rerender(calendar());
    expectMonth();
  });

  it.each(['Thu, Mar 11', 'Thu, Apr 1'])('changes nothing when %s is clicked', async (day) => {
    render(calendar());
    await waitFor(() => {
      expect(document.querySelector('.ant-picker-calendar')).not.toBeNull();
    });
    const days = (): (string | null)[] => [...table().querySelectorAll('td')].map(({ textContent }) => textContent);
    const before = days();
    fireEvent.click(within(table()).getByText(day));
    expect(days()).toEqual(before);
    expectMonth();
  });
});
