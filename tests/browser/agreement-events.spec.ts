// Verifies AGR-6, AGR-8, AGR-20.
import { expect } from '@playwright/test';
import { always, test } from './support/agreementScreen';

const girls = { activity: 12, activityDescription: 'Girls Basketball', type: 'Television' };

test('a multi-day event offers each day and submits the chosen ones', async ({ agreement }) => {
  await agreement.fill({
    type: 'Television',
    event: {
      Activity: 'Girls Basketball',
      'Playoff Level': 'State',
      Class: '6A',
      Site: 'Charles Koch Arena, Wichita',
    },
    schools: ['Wyandotte High School'],
    dates: ['3/13/2027', '3/11/2027'],
    choices: { 'Event Site': 'Wyandotte High School', Tier: /^\$2,000/ },
  });
  await expect(agreement.offered('Dates')).toHaveText(['3/10/2027', '3/11/2027', '3/12/2027', '3/13/2027']);
  await expect(agreement.main).toContainText('$4,000$2,000 per day × 2 days');
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      ...girls,
      tier: 2000,
      level: 1,
      class: 11,
      site: 40304,
      dates: ['3/11/2027', '3/13/2027'],
      schools: [1103],
      eventsite: 1103,
      hostEmail: 'athletics@wyandotte-high-school.usd300.example',
      schoolDescription: ['Wyandotte High School'],
      classDescription: '6A',
      levelDescription: 'State',
      siteDescription: { id: 40304, description: 'Charles Koch Arena, Wichita' },
    },
  ]);
});

test('an event without an end date offers only its start date', async ({ agreement }) => {
  await agreement.fill({
    type: 'Television',
    event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '6A', Site: 'Lenexa Regional' },
    schools: ['Manhattan High School'],
    dates: ['2/26/2027'],
    choices: { 'Event Site': /^Lenexa Gymnasium/, Tier: /^\$200/ },
  });
  await expect(agreement.offered('Dates')).toHaveText(['2/26/2027']);
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      ...girls,
      tier: 200,
      level: 3,
      class: 11,
      site: 40312,
      dates: ['2/26/2027'],
      schools: [1137],
      eventsite: 'site',
      hostEmail: 'manager@lenexa-regional.example',
      schoolDescription: ['Manhattan High School'],
      classDescription: '6A',
      levelDescription: 'Regional',
      siteDescription: { id: 40312, description: 'Lenexa Regional' },
    },
  ]);
});

test('an event whose location has no name offers the chosen schools and the site as event sites', async ({
  agreement,
}) => {
  await agreement.fill({
    type: 'Television',
    event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '6A', Site: 'Chapman Regional' },
    schools: ['Turner High School', 'Manhattan High School'],
    dates: ['2/26/2027'],
    choices: { 'Event Site': 'Manhattan High School', Tier: /^\$100/ },
  });
  await expect(agreement.offered('Event Site')).toHaveText([
    'Manhattan High School',
    'Turner High School',
    /^Chapman Regional/,
  ]);
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      ...girls,
      tier: 100,
      level: 3,
      class: 11,
      site: 40311,
      dates: ['2/26/2027'],
      schools: [1137, 1108],
      eventsite: 1137,
      hostEmail: 'athletics@manhattan-high-school.usd324.example',
      schoolDescription: ['Manhattan High School', 'Turner High School'],
      classDescription: '6A',
      levelDescription: 'Regional',
      siteDescription: { id: 40311, description: 'Chapman Regional' },
    },
  ]);
});

test('an event without sites shows the association’s message, and the form asks for a site', async ({ agreement }) => {
  await agreement.fill({
    type: 'Internet Video Streaming',
    texts: { 'Streaming URL': 'https://live.council-grove-courier.example' },
    event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '1A Division II' },
    choices: { Tier: /^\$200/ },
  });
  await expect(agreement.main.getByText('No sites available for chosen criteria', { exact: true })).toBeVisible();
  await agreement.expectMissing({
    Site: 'Must choose a site',
    Schools: 'Must choose schools',
    Dates: 'Must choose dates to be broadcast',
    'Event Site': 'Must choose an event site',
  });
});

test('an event without schools shows the association’s message, and the site’s location is enough', async ({
  agreement,
}) => {
  await agreement.fill({
    type: 'Radio or Internet Audio',
    event: { Activity: 'Girls Basketball', 'Playoff Level': 'Sub-State', Class: '6A', Site: 'Stafford Sub-State' },
    dates: ['3/2/2027'],
    choices: { 'Event Site': /^Stafford Gymnasium/, Landline: 'Yes', Cellphone: 'Yes' },
  });
  await expect(agreement.main.getByText('Event schools not currently available', { exact: true })).toBeVisible();
  await expect(agreement.group('Schools').getByRole('link')).toHaveText(['785-555-0140', 'media@shsaa.example']);
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      ...girls,
      type: 'Audio',
      tier: 0,
      level: 2,
      class: 11,
      site: 40308,
      dates: ['3/2/2027'],
      schools: [],
      eventsite: 'site',
      landline: 1,
      cellphone: 1,
      hostEmail: 'manager@stafford-sub-state.example',
      schoolDescription: [],
      classDescription: '6A',
      levelDescription: 'Sub-State',
      siteDescription: { id: 40308, description: 'Stafford Sub-State' },
    },
  ]);
});
