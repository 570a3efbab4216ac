import { act, screen, waitFor } from '@testing-library/react';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { selectIsAnyRequestRunning } from '@/shared/api';
import { theNetworkIsDown } from '../../mocks/scenarios';
import {
  choose,
  chooseEvent,
  chooseType,
  firstScreen,
  KSNX,
  radio,
  review,
  submittedHeading,
  tick,
  typeTexts,
} from '../support/agreementScreen';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

jest.setTimeout(120_000);

const api = standInApi();

/** The step, the choices and the lists as they stand on the screen; what is being typed is Formik's. */
function shown() {
  const main = screen.getByRole('main');
  return {
    step: [...main.querySelectorAll('h2')].map(({ textContent }) => textContent),
    selects: [...main.querySelectorAll('select')].map(({ name, value, options }) => ({
      name,
      value,
      options: [...options].map(({ text }) => text),
    })),
    boxes: [...main.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')].map((box) => ({
      name: box.name,
      value: box.value,
      checked: box.checked,
      label: box.closest('label')?.textContent,
    })),
    answers: [...main.querySelectorAll('dd')].map(({ textContent }) => textContent),
  };
}

type Shown = ReturnType<typeof shown>;

test('every recorded state draws the screen that the user saw, without asking for a list', async () => {
  const { user, store, unmount } = await renderMedia(api(), '/agreement', undefined, KSNX);
  const recorded: { state: RootState; screen: Shown }[] = [];
  const record = async (): Promise<void> => {
    await waitFor(() => {
      expect(selectIsAnyRequestRunning(store.getState())).toBe(false);
    });
    // The store tells the screen of answers once in a frame.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    recorded.push({ state: store.getState(), screen: shown() });
  };

  await firstScreen();
  await record();
  await chooseType(user, 'Television');
  await typeTexts();
  await record();
  const event = { Activity: 'Girls Basketball', 'Playoff Level': 'Sub-State', Class: '6A', Site: 'Easton Sub-State' };
  for (const [label, option] of Object.entries(event)) {
    await choose(user, label, option);
    await record();
  }
  await tick(user, 'Schools', 2);
  await record();
  await tick(user, 'Dates', 2);
  await user.click(radio('Event Site', /^Easton Gymnasium/));
  await user.click(radio('Tier', /^\$500/));
  await record();
  await review(user);
  await record();
  await user.click(screen.getByRole('button', { name: 'NO' }));
  await screen.findByRole('button', { name: 'Review Agreement' });
  await record();
  await chooseEvent(user, { Activity: 'Football', 'Playoff Level': 'Semifinal', Class: '6A' });
  const [host = ''] = await tick(user, 'Schools', 2);
  await tick(user, 'Dates', 1);
  await record();
  await user.click(radio('Event Site', host));
  await review(user);
  await record();
  await user.click(screen.getByRole('button', { name: 'YES' }));
  await submittedHeading();
  await record();
  unmount();
  localStorage.removeItem('agreementDrafts');
  localStorage.removeItem('agreementHistory');

  const replay = await renderMedia(api(), '/agreement', undefined, KSNX);
  await firstScreen();
  api().use(theNetworkIsDown());
  const calls = api().callsTo('GET', /^\/contact/).length;
  // What the developer's tools do: they put a recorded state in the place of the present one.
  replay.store.replaceReducer(((state, action) =>
    action.type === 'jumped' && 'to' in action ? action.to : rootReducer(state, action)) as typeof rootReducer);
  for (const { state, screen: seen } of [...recorded, ...[...recorded].reverse()]) {
    act(() => {
      replay.store.dispatch({ type: 'jumped', to: state });
    });
    expect(shown()).toEqual(seen);
  }
  expect(api().callsTo('GET', /^\/contact/)).toHaveLength(calls);
});
