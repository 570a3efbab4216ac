// Verifies AGR-1, AGR-2, AGR-15, AGR-16.
import { expect } from '@playwright/test';
import { always, test } from './support/agreementScreen';

// A walk fills in a whole form, on a machine that may be busy.

test('a television agreement is submitted once with every key', async ({ agreement }) => {
  await agreement.fill({
    type: 'Television',
    event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '6A', Site: 'Burlington Regional' },
    schools: ['Liberal High School', 'Blue Valley North High School'],
    dates: ['2/26/2027'],
    choices: { 'Event Site': 'Liberal High School', Tier: /^\$75/ },
  });
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      tier: 75,
      activity: 12,
      level: 3,
      class: 11,
      site: 40310,
      dates: ['2/26/2027'],
      schools: [1173, 1127],
      eventsite: 1127,
      hostEmail: 'athletics@liberal-high-school.usd314.example',
      schoolDescription: ['Blue Valley North High School', 'Liberal High School'],
      classDescription: '6A',
      activityDescription: 'Girls Basketball',
      levelDescription: 'Regional',
      type: 'Television',
      siteDescription: { id: 40310, description: 'Burlington Regional' },
    },
  ]);
  await expect(agreement.main).toContainText('Your post season broadcast agreement for Television has been submitted.');
  await expect(agreement.main).toContainText('contact the association’s media contact at media@shsaa.example');
});

test('internet video is submitted with its stream', async ({ agreement }) => {
  await agreement.fill({
    type: 'Internet Video Streaming',
    texts: { 'Streaming URL': ' Http://live.council-grove-courier.example/regional ' },
    event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '5A', Site: 'Colwich Regional' },
    schools: ['Garden City High School'],
    dates: ['2/26/2027'],
    choices: { 'Event Site': /^Colwich Gymnasium/, Tier: /^\$0/ },
  });
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      stream: 'http://live.council-grove-courier.example/regional',
      tier: 0,
      activity: 12,
      level: 3,
      class: 12,
      site: 40320,
      dates: ['2/26/2027'],
      schools: [1068],
      eventsite: 'site',
      hostEmail: 'manager@colwich-regional.example',
      schoolDescription: ['Garden City High School'],
      classDescription: '5A',
      activityDescription: 'Girls Basketball',
      levelDescription: 'Regional',
      type: 'Internet Video',
      siteDescription: { id: 40320, description: 'Colwich Regional' },
    },
  ]);
  await expect(agreement.main).toContainText('agreement for Internet Video has been submitted.');
});

test('audio is submitted with its lines, and without a host’s address when none is on file', async ({ agreement }) => {
  await agreement.fill({
    type: 'Radio or Internet Audio',
    event: { Activity: 'Girls Basketball', 'Playoff Level': 'Regional', Class: '5A', Site: 'Easton Regional' },
    schools: ['Great Bend High School', 'Hays High School'],
    dates: ['2/26/2027'],
    choices: { 'Event Site': 'Great Bend High School', Landline: 'No', Cellphone: 'Yes' },
  });
  await expect(agreement.group('Tier')).toHaveCount(0);
  await agreement.submit();
  expect(agreement.submitted).toEqual([
    {
      ...always,
      tier: 0,
      activity: 12,
      level: 3,
      class: 12,
      site: 40321,
      dates: ['2/26/2027'],
      schools: [1074, 1078],
      eventsite: 1074,
      landline: 0,
      cellphone: 1,
      hostEmail: '',
      schoolDescription: ['Great Bend High School', 'Hays High School'],
      classDescription: '5A',
      activityDescription: 'Girls Basketball',
      levelDescription: 'Regional',
      type: 'Audio',
      siteDescription: { id: 40321, description: 'Easton Regional' },
    },
  ]);
  await expect(agreement.main).toContainText('agreement for Radio or Internet Audio has been submitted.');
  await expect(agreement.main).toContainText('Please contact the host manager');
});
