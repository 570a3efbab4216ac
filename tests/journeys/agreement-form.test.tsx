// Verifies GEN-1, GEN-24, AGR-2, AGR-3, AGR-4, AGR-9, AGR-10, AGR-11, REL-4.
import { screen, waitFor } from '@testing-library/react';
import {
  chooseEvent,
  chooseType,
  choose,
  chosenIn,
  KSNX,
  optionsIn,
  radio,
  select,
  tick,
  type,
  typeTexts,
} from '../support/agreementScreen';
import { offeredIn } from '../support/choices';
import { holdAnswer } from '../support/holdAnswer';
import { atRest } from '../support/mediaForms';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const open = () => renderMedia(api(), '/agreement', undefined, KSNX);
const submit = () => screen.getByRole('button', { name: 'Review Agreement' });
const subState = { Activity: 'Girls Basketball', 'Playoff Level': 'Sub-State', Class: '6A', Site: 'Easton Sub-State' };

/** The messages of AGR-9 that stand in the form, in its order. */
const messages = (): string[] =>
  [...document.querySelectorAll('form [id$="-error"]')].map(({ textContent }) => textContent);

describe('the form of each type', () => {
  // The audio form, and that each link of the summary leads to its field: tests/journeys/form-errors.test.tsx.
  test.each<['Television' | 'Internet Video Streaming', string[]]>([
    ['Television', []],
    ['Internet Video Streaming', ['Streaming URL is required']],
  ])('says all that is missing when %s is reviewed empty', async (name, own) => {
    const { user } = await open();
    await chooseType(user, name);
    await typeTexts({ Name: '', Email: '', 'Billing Email': '' });
    await user.click(submit());
    await screen.findByRole('group', { name: 'Please correct the form' });
    expect(messages()).toEqual([
      ...['Name is required', 'Email is required', 'Email to be invoiced is required', ...own],
      ...['Must choose an activity', 'Must choose a playoff level', 'Must choose a class', 'Must choose a site'],
      ...[
        'Must choose schools',
        'Must choose dates to be broadcast',
        'Must choose an event site',
        'Must choose a tier',
      ],
    ]);
  });

  test('validates the addresses and the stream against their patterns', async () => {
    const { user } = await open();
    await chooseType(user, 'Internet Video Streaming');
    await typeTexts({ Name: 'Ana', Email: 'ana@', 'Billing Email': 'billing', 'Streaming URL': 'www.example.com' });
    await user.click(submit());
    await waitFor(() => {
      expect(messages().slice(0, 3)).toEqual([
        'please enter a valid email address',
        'please enter a valid email address',
        'URL must be in the following format e.g. https://www.example.com',
      ]);
    });
    await type('Streaming URL', 'http://www.example.com');
    await type('Email', 'ana@example.com');
    await type('Billing Email', 'billing@example.com');
    await waitFor(() => {
      expect(messages()[0]).toBe('Must choose an activity');
    });
  });

  test('removes a message as soon as the choice is made', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await user.click(submit());
    await screen.findByText('Must choose a tier');
    await user.click(radio('Tier', /^\$75/));
    await waitFor(() => {
      expect(screen.queryByText('Must choose a tier')).not.toBeInTheDocument();
    });
  });
});

describe('a choice', () => {
  test('of another activity empties what depends on it, and says what comes first', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, subState);
    await tick(user, 'Schools', 1);
    await tick(user, 'Dates', 1);
    await choose(user, 'Activity', 'Baseball');
    expect(['Class', 'Site'].map(chosenIn)).toEqual(['Choose a level first', 'Choose a level first']);
    expect([optionsIn('Schools'), optionsIn('Dates')]).toEqual([[], []]);
    await choose(user, 'Playoff Level', 'State');
    expect(['Class', 'Site'].map(chosenIn)).toEqual(['Choose one', 'Choose a class first']);
  });

  test('of another type starts a new form, and the cleared one can be restored', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await type('Name', 'Ana Ruiz');
    await choose(user, 'Activity', 'Girls Basketball');
    await user.click(screen.getByRole('radio', { name: 'Radio or Internet Audio' }));
    await screen.findByRole('heading', { name: 'Radio and internet audio agreement' });
    expect(screen.getByLabelText('Name')).toHaveValue('Shirley Roth');
    expect(chosenIn('Activity')).toBe('Choose one');
    await user.click(screen.getByRole('button', { name: 'Restore it' }));
    await screen.findByRole('heading', { name: 'Television broadcast agreement' });
    expect(screen.getByLabelText('Name')).toHaveValue('Ana Ruiz');
    expect(chosenIn('Activity')).toBe('Girls Basketball');
  });

  test('keeps its own list when the answer to an earlier choice arrives late', async () => {
    const answer = holdAnswer(api(), '/contact/levels/12');
    const { user, store } = await open();
    await chooseType(user, 'Television');
    await choose(user, 'Activity', 'Girls Basketball');
    await choose(user, 'Activity', 'Gymnastics');
    answer();
    await atRest(store);
    expect(await offeredIn(select('Playoff Level'))).toEqual(['State']);
  });
});
