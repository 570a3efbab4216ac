// Verifies ATT-1, ATT-2, ATT-4, ATT-15.
import { activityName, groupBySeason, isActive, isOpenForSelection, needsNoSelection } from '@/features/sites';
import { activityShape } from '@/pages/media/site-notification/model/activityShapes';
import { activityRecord } from '../support/records';

test('activities are sorted by season, then by sport', () => {
  const groups = groupBySeason([
    activityRecord(1, 'Track & Field', { Season: 'Spring' }),
    activityRecord(2, 'Girls Golf'),
    activityRecord(3, 'Football'),
    activityRecord(5, 'Girls Cross Country'),
    activityRecord(4, 'Boys Cross Country'),
  ]);
  expect(groups.map(({ season, activities }) => [season, activities.map(({ Name }) => Name)])).toEqual([
    ['Fall', ['Boys Cross Country', 'Girls Cross Country', 'Football', 'Girls Golf']],
    ['Winter', []],
    ['Spring', ['Track & Field']],
  ]);
});

test('a name of two activities is distinguished by gender', () => {
  const all = [
    activityRecord(1, 'Basketball', { Gender: 1 }),
    activityRecord(2, 'Basketball', { Gender: 2 }),
    activityRecord(3, 'Debate'),
  ];
  expect(all.map((one) => activityName(one, all))).toEqual(['Boys Basketball', 'Girls Basketball', 'Debate']);
});

test.each([
  ['Girls', 'Girls Basketball'],
  ['g', 'Girls Basketball'],
  ['B', 'Boys Basketball'],
  ['Mixed', 'Mixed Basketball'],
  [3, 'Basketball'],
])('the gender %j of a shared name is shown as in “%s”', (Gender, name) => {
  const one = activityRecord(1, 'Basketball', { Gender });
  expect(activityName(one, [one, activityRecord(2, 'Basketball')])).toBe(name);
});

test('a unique name stays as it is', () => {
  const football = activityRecord(1, 'Football', { Gender: 1 });
  expect(activityName(football, [football])).toBe('Football');
});

test.each([
  ['Girls Tennis', true],
  ['Golf', true],
  ['Gymnastics', true],
  ['Boys Bowling', true],
  ['Unified Bowling', true],
  ['Scholars Bowl', false],
  ['Football', false],
  ['Volleyball', false],
])('%s needs no site selection: %s', (name, expected) => {
  expect(needsNoSelection({ Name: name })).toBe(expected);
});

test('only an active activity that needs a selection is open', () => {
  expect(isActive(activityRecord(1, 'Football'))).toBe(true);
  expect(isOpenForSelection(activityRecord(1, 'Football'))).toBe(true);
  expect(isOpenForSelection(activityRecord(1, 'Football', { Active: 0 }))).toBe(false);
  expect(isOpenForSelection(activityRecord(1, 'Tennis'))).toBe(false);
});

describe('the icons', () => {
  const names = [
    ['Baseball', 'Basketball', 'Bowling', 'Cross Country', 'Football', 'Golf', 'Gymnastics', 'Soccer', 'Softball'],
    ['Swim & Dive', 'Tennis', 'Track & Field', 'Unified Bowling', 'Volleyball', 'Wrestling', 'Debate', 'Hall of Fame'],
    ['KAY', 'Music', 'Piano', 'Scholars Bowl', 'Speech & Drama', 'Spirit Activities', 'Student Council'],
  ].flat();

  test('every sport and activity of the menus has its own icon', () => {
    expect(new Set(names.map(activityShape)).size).toBe(names.length);
  });

  test('boys and girls share an icon, and a new activity has one too', () => {
    expect(activityShape('Girls Basketball')).toBe(activityShape('Boys Basketball'));
    expect(activityShape('Esports')).toMatch(/^M/);
    expect(names.map(activityShape)).not.toContain(activityShape('Esports'));
  });
});
