// The ten fall scripts, in order of expiry. This file is long because it is all text.
import { config } from '@/shared/config/config';
import type { Script } from './studentScripts';

const { name } = config.association;

export interface SeasonalScript extends Script {
  season: string;
  /** The last day of use, YYYY-MM-DD. */
  useThrough: string;
}

export const seasonalScripts: readonly SeasonalScript[] = [
  {
    id: 'honest-scorecards',
    title: 'Honest Scorecards',
    season: 'Girls tennis and girls golf',
    seconds: 15,
    medium: 'Radio and public address',
    audience: 'Players and spectators',
    useThrough: '2025-10-21',
    paragraphs: [
      'In high school tennis and golf, there is no whistle. A player calls her own lines and counts her own strokes, and everyone believes her.',
      `That trust is the game. The ${name}.`,
    ],
  },
  {
    id: 'last-runner-in',
    title: 'The Last Runner In',
    season: 'Cross country',
    seconds: 30,
    medium: 'Radio and public address',
    audience: 'Families and fans',
    useThrough: '2025-11-01',
    paragraphs: [
      'The winner crossed the line six minutes ago. The cameras have moved on.',
      'Now, over the last hill, comes a freshman who has never run this far without stopping. And look: the crowd is still here. Runners who finished long ago are walking back out to bring her in.',
      `That is cross country. Come early, line the course, and stay for the last runner in. A message from the ${name}.`,
    ],
  },
  {
    id: 'six-on-the-floor',
    title: 'Six on the Floor',
    season: 'Volleyball',
    seconds: 30,
    medium: 'Radio',
    audience: 'Students and fans',
    useThrough: '2025-11-01',
    paragraphs: [
      'A volleyball touches the floor, and the point is over. So six players spend the whole match refusing to let it.',
      'One dives. One covers. One calls a name. Nobody on that court can catch the ball and think about it, so they trust each other instead.',
      `State volleyball is close to home, and it is loud. Bring your voice, and use it for your team. From the ${name}.`,
    ],
  },
  {
    id: 'eighty-minutes',
    title: 'Eighty Minutes',
    season: 'Soccer',
    seconds: 30,
    medium: 'Radio and public address',
    audience: 'Parents and fans',
    useThrough: '2025-11-08',
    paragraphs: [
      'Eighty minutes. No time-outs to draw it up, no huddle to talk it over. In high school soccer the players solve it themselves, on the run, together.',
      'The best help from the sideline is simple: cheer the good pass, whoever made it. Leave the coaching to the coach and the calls to the referee.',
      `Then watch what they work out. A message from the ${name} and this station.`,
    ],
  },
  {
    id: 'second-clarinet',
    title: 'Listen for the Second Clarinet',
    season: 'Music',
    seconds: 30,
    medium: 'Radio',
    audience: 'Communities',
    useThrough: '2025-11-15',
    paragraphs: [
      'You came to hear your daughter play second clarinet. You cannot quite pick her out.',
      'That is the idea. She has spent nine weeks learning to listen to sixty other people and fit her sound inside theirs, and tonight not one of them stands alone.',
      `Choir, band and orchestra concerts are on your school’s calendar this month. Take a seat. From the ${name}.`,
    ],
  },
  {
    id: 'both-sides',
    title: 'Both Sides of the Question',
    season: 'Debate',
    seconds: 30,
    medium: 'Radio',
    audience: 'Students, parents, and volunteers',
    useThrough: '2025-11-22',
    paragraphs: [
      'At nine o’clock she argued for the plan. At ten-thirty she argued against it, and she won both rounds.',
      'High school debaters do not get to choose the easy side. They read, they listen, and they learn to disagree without raising their voices.',
      `Tournaments need judges, and no experience is required. Call your school’s debate coach and spend a Saturday being impressed. From the ${name}.`,
    ],
  },
  {
    id: 'front-row-seat',
    title: 'Grandpa’s Front-Row Seat',
    season: 'NFHS Network',
    seconds: 30,
    medium: 'Radio',
    audience: 'Alumni and distant family',
    useThrough: '2025-11-29',
    paragraphs: [
      'Grandpa has not missed a game in four years, and he lives two states away.',
      'From the first round to the finals, post-season games are live and on demand on the NFHS Network. A phone, a tablet, the big screen in the living room: each is a front-row seat.',
      `If you can be there, be there. If you can’t, find your school on the NFHS Network. The ${name}.`,
    ],
  },
  {
    id: 'louder-than-you-think',
    title: 'Louder Than You Think',
    season: 'Fan behavior',
    seconds: 60,
    medium: 'Radio',
    audience: 'Parents and adult fans',
    useThrough: '2025-11-29',
    paragraphs: [
      'Ask any high school player what she can hear during a game. The crowd, she will say, is mostly a roar. It has no words in it.',
      'Except one voice. She can always pick out one voice: her mom’s, or her dad’s.',
      'She hears it when you cheer. She hears it when you tell the referee what you think of him, too, and so does the girl beside her, who looks at the floor.',
      'Here is what players say they would like to hear after a game. It is not advice about the second half. It is six words: “I love to watch you play.”',
      `This fall, in every gym and at every field, that one voice will carry farther than you think. Make it the one your child is glad to hear. A message from the ${name}, its member schools, and this station.`,
    ],
  },
  {
    id: 'make-room-on-the-bench',
    title: 'Make Room on the Bench',
    season: 'Football playoffs',
    seconds: 30,
    medium: 'Radio and public address',
    audience: 'Communities',
    useThrough: '2025-11-29',
    paragraphs: [
      'It is the coldest night of the season, and the stands are full. Somebody’s uncle drove three hours. The band has played the fight song eleven times.',
      'High school football playoffs belong to whoever shows up. So bring a blanket, back your school, and make room on the bench for a neighbor in the other color.',
      `You will talk about it for years. A message from the ${name} and this station.`,
    ],
  },
  {
    id: 'no-stripes-no-game',
    title: 'No Stripes, No Game',
    season: 'Officials recruiting',
    seconds: 60,
    medium: 'Radio and public address',
    audience: 'Former athletes and young adults',
    useThrough: '2025-11-30',
    paragraphs: [
      'Here is a game you have never seen: two teams, two coaches, a full house, and nobody in stripes.',
      'You have never seen it because it cannot be played. And in too many towns, that is how close we are.',
      'Officials are teachers, farmers, nurses and college students. Most of them played once, missed it, and found a way back in. They get paid, they stay fit, they keep the best seat in the house, and on Saturday morning they are recognized at the hardware store.',
      'You do not have to know every rule. We will teach you, starting with younger grades and alongside a veteran who remembers a first night, too.',
      `If you ever said you could make that call, come and make it. To register, ask your local school’s athletic director, or contact the ${name}.`,
    ],
  },
];
