// Verifies AGR-7, AGR-8.
import { expect } from '@playwright/test';
import { always, test } from './support/agreementScreen';

const sixA = { activity: 1, class: 71, activityDescription: 'Football', classDescription: '6A' };
const prompt = 'Please choose site from school list';

test('football at level 1 may be at the site’s own location', async ({ agreement }) => {
  await agreement.fill({
    type: 'Television',
    event: { Activity: 'Football', 'Playoff Level': 'State', Class: '6A' },
    schools: ['Lenexa High School', 'Piper High School'],
    dates: ['11/28/2026'],
    choices: { Tier: /^\$500/ },
  });
  // The only site, and its place, are chosen already.
  await expect(agreement.offered('Event Site')).toHaveText([
    'Lenexa High School',
    'Piper High School',
    /^Welch Stadium/,
  ]);
  await expect(agreement.group('Event Site').getByRole('radio', { name: /^Welch Stadium/ })).toBeChecked();
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      ...sixA,
      tier: 500,
      level: 1,
      site: 40001,
      dates: ['11/28/2026'],
      schools: [1125, 1107],
      eventsite: 'site',
      hostEmail: 'manager@welch-stadium.example',
      schoolDescription: ['Lenexa High School', 'Piper High School'],
      levelDescription: 'State',
      type: 'Television',
      siteDescription: { id: 40001, description: 'Welch Stadium, Emporia' },
    },
  ]);
});

test('football at another level is at a school, and its date is requested after the school is chosen', async ({
  agreement,
}) => {
  await agreement.fill({
    type: 'Radio or Internet Audio',
    event: { Activity: 'Football', 'Playoff Level': 'Semifinal', Class: '6A' },
  });
  await expect(agreement.main.getByRole('paragraph').filter({ hasText: prompt })).toBeVisible();
  await expect(agreement.offered('Schools')).toHaveCount(20);
  const before = [...agreement.lookups];
  await agreement.group('Schools').getByLabel('Wichita East High School').check();
  await agreement.group('Dates').getByLabel('11/20/2026').check();
  expect(before.toSorted()).toEqual([
    'activities',
    'assignment-schools/football/2026/71',
    'classifications/1',
    'levels/1',
    'sites/71/1/8',
    'year/1',
  ]);
  expect(agreement.lookups.slice(before.length)).toEqual(['dates/football/8']);
  await expect(agreement.offered('Event Site')).toHaveText(['Wichita East High School']);
  await agreement.pick('Event Site', 'Wichita East High School');
  await agreement.pick('Landline', 'Yes');
  await agreement.pick('Cellphone', 'No');
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      ...sixA,
      tier: 0,
      level: 8,
      site: '',
      dates: ['11/20/2026'],
      schools: [1245],
      eventsite: 1245,
      landline: 1,
      cellphone: 0,
      hostEmail: 'athletics@wichita-east-high-school.usd407.example',
      schoolDescription: ['Wichita East High School'],
      levelDescription: 'Semifinal',
      type: 'Audio',
    },
  ]);
  await expect(agreement.main).toContainText('None: chosen from the school list');
});
