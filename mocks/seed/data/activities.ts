import { listed } from './names';

export interface ActivityPlan {
  id: number;
  name: string;
  /** The name without the gender. */
  sport: string;
  season: 'Fall' | 'Winter' | 'Spring';
  type: 'Athletic' | 'Non-Athletic';
  gender: 0 | 1 | 2;
  /** Whether the activity's sites are known; without sites, it is never active. */
  sited: boolean;
  showIcon: 0 | 1;
  broadcast: boolean;
  coached: boolean;
}

type Options = Partial<Pick<ActivityPlan, 'type' | 'sited' | 'showIcon' | 'broadcast' | 'coached'>>;

const plan = (
  id: number,
  sport: string,
  season: ActivityPlan['season'],
  gender: ActivityPlan['gender'],
  options: Options = {},
): ActivityPlan => ({
  id,
  name: `${sharedByBoth.has(sport) ? (['', 'Boys ', 'Girls '][gender] ?? '') : ''}${sport}`,
  sport,
  season,
  gender,
  type: 'Athletic',
  sited: true,
  showIcon: 1,
  broadcast: true,
  coached: true,
  ...options,
});

/** Sports whose activity names begin with the gender. */
const sharedByBoth = new Set(
  listed('Basketball, Bowling, Cross Country, Golf, Soccer, Swim & Dive, Tennis, Track & Field, Wrestling'),
);

const unsited: Options = { sited: false };
const festival: Options = { type: 'Non-Athletic', broadcast: false };

export const activityPlans: readonly ActivityPlan[] = [
  plan(1, 'Football', 'Fall', 1),
  plan(2, 'Volleyball', 'Fall', 2),
  plan(3, 'Cross Country', 'Fall', 1),
  plan(4, 'Cross Country', 'Fall', 2),
  plan(5, 'Soccer', 'Fall', 1),
  plan(6, 'Tennis', 'Fall', 2),
  plan(7, 'Golf', 'Fall', 2),
  plan(8, 'Gymnastics', 'Fall', 2),
  plan(9, 'Unified Bowling', 'Fall', 0),
  plan(10, 'Spirit Activities', 'Fall', 0, { type: 'Non-Athletic' }),
  plan(11, 'Basketball', 'Winter', 1),
  plan(12, 'Basketball', 'Winter', 2),
  plan(13, 'Wrestling', 'Winter', 1),
  plan(14, 'Wrestling', 'Winter', 2),
  plan(15, 'Swim & Dive', 'Winter', 1),
  plan(16, 'Bowling', 'Winter', 1),
  plan(17, 'Bowling', 'Winter', 2),
  plan(18, 'Debate', 'Winter', 0, festival),
  plan(19, 'Scholars Bowl', 'Winter', 0, { type: 'Non-Athletic' }),
  plan(20, 'Baseball', 'Spring', 1),
  plan(21, 'Softball', 'Spring', 2),
  plan(22, 'Track & Field', 'Spring', 1),
  plan(23, 'Track & Field', 'Spring', 2),
  plan(24, 'Golf', 'Spring', 1),
  plan(25, 'Tennis', 'Spring', 1),
  plan(26, 'Soccer', 'Spring', 2),
  plan(27, 'Swim & Dive', 'Spring', 2),
  plan(28, 'Speech & Drama', 'Spring', 0, festival),
  plan(29, 'Music', 'Spring', 0, { ...festival, ...unsited }),
  plan(30, 'Piano', 'Spring', 0, { ...festival, ...unsited }),
  plan(31, 'KAY', 'Spring', 0, { ...festival, ...unsited, showIcon: 0 }),
  plan(32, 'Student Council', 'Spring', 0, { ...festival, ...unsited, showIcon: 0 }),
  plan(33, 'Hall of Fame', 'Spring', 0, { ...festival, ...unsited, showIcon: 0, coached: false }),
];
