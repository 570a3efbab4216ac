// Verifies SAV-6. Two tabs of one browser: tests/browser/two-tabs.spec.ts.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { box, openAttendance, submitButton, SAVED } from '../support/attendanceScreen';
import { newsroomState, NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';

const api = siteNewsroom();

/** Saves as a colleague does on another computer; this browser is not notified. */
async function colleaguePuts(path: string, body: object): Promise<void> {
  // The whole call is in `act`, because the screen may still be loading meanwhile.
  const { status } = await act(async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await api().token(NEWSROOM)}` };
    return fetch(`${api().base}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  });
  expect(status).toBe(200);
}

const open = (path: string) => renderMedia(api(), path, undefined, NEWSROOM);
const retype = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a save leaves as it is what a colleague has saved on another computer since this form was opened', () => {
  it('in the attendance grid', async () => {
    const { user } = await openAttendance(api());
    await box('Kim Lee, Lewis Field, Hays');
    const choice = { event: 3002, staff: 10_003, identifier: NEWSROOM, attending: '1' };
    await colleaguePuts('/site/site-notifications', [
      choice,
      { ...choice, event: 3001, staff: 10_001, attending: '0' },
    ]);
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submitButton());
    await screen.findByRole('heading', { name: SAVED });
    await waitFor(async () => {
      expect(await box('Ray Ortiz, Lewis Field, Hays')).toBeChecked();
    });
    expect(await act(() => attendingAtServer(api()))).toEqual(['3002 10002', '3002 10003', '3101 10003']);
  });

  it('in the yearly credentials', async () => {
    const { user } = await open('/credential-selection');
    const kim = await screen.findByRole('checkbox', { name: 'Kim Lee' });
    await colleaguePuts('/site/credentials', [{ staff: 10_001, identifier: NEWSROOM, credential: '0' }]);
    await user.click(kim);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
    const { staff } = await newsroomState(api());
    expect(staff.map(({ FirstName, NeedCredential }) => [FirstName, NeedCredential])).toEqual([
      ['Ana', 0],
      ['Kim', 1],
      ['Ray', 1],
    ]);
  });

  it('in the record of the organization', async () => {
    const { user } = await open('/media-update');
    await screen.findByLabelText('Organization');
    const values = { Organization: 'Emporia Gazette', Type: 2, Address: '', City: 'Olpe', State: 17, Zip: '66865' };
    const contact = { Phone: '6205550142', Fax: '6205550199', Email: 'news@gazette.example', Website: '' };
    await colleaguePuts('/org/update-contact/7001', { ...values, ...contact });
    await colleaguePuts('/org/update-address/5001', { ...values, ...contact });
    retype('Address', '1 Main Street');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Your organization has been saved.');
    expect((await newsroomState(api())).organization).toMatchObject({
      PrimaryAddress: '1 Main Street',
      City: 'Olpe',
      ZipCode: '66865',
      Fax: '6205550199',
      // The website that the colleague removed is saved again, because a blank field may just be missing from the response.
      WebSite: 'https://gazette.example',
    });
  });

  it('in a person’s name and email', async () => {
    const { user } = await open('/primary-update');
    await screen.findByLabelText('First Name');
    await colleaguePuts('/staff/director-contact/30001', {
      FirstName: 'Ana',
      LastName: 'Ruiz',
      Email: 'desk@gazette.example',
    });
    retype('Last Name', 'Ruiz-Vega');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText(/has been saved/);
    const { staff } = await newsroomState(api());
    expect(staff[0]).toMatchObject({ FirstName: 'Ana', LastName: 'Ruiz-Vega', Email: 'desk@gazette.example' });
  });
});

describe('an assistant whom a colleague has deleted since', () => {
  const deleteRay = async () => {
    await act(async () => {
      const headers = { Authorization: `Bearer ${await api().token(NEWSROOM)}` };
      return fetch(`${api().base}/staff/assistant/1/10003`, { method: 'DELETE', headers });
    });
  };

  it('leaves the attendance grid after the server has refused it, so that the next Submit succeeds', async () => {
    const { user } = await openAttendance(api());
    await box('Ray Ortiz, Lewis Field, Hays');
    await deleteRay();
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submitButton());
    await screen.findByText(/^We couldn’t save your selections\./);
    await waitFor(() => {
      expect(screen.queryByRole('checkbox', { name: 'Ray Ortiz, Lewis Field, Hays' })).not.toBeInTheDocument();
    });
    await user.click(submitButton());
    await screen.findByRole('heading', { name: SAVED });
    expect(await act(() => attendingAtServer(api()))).toContain('3002 10002');
  });

  it('is not sent with the yearly credentials', async () => {
    const { user } = await open('/credential-selection');
    const kim = await screen.findByRole('checkbox', { name: 'Kim Lee' });
    await deleteRay();
    await user.click(kim);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'Your request has been submitted' });
  });
});
