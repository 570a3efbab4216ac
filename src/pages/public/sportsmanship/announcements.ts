import { config } from '@/shared/config/config';

const { name } = config.association;

/** The announcer fills in words in [brackets]. */
export interface Announcement {
  id: string;
  title: string;
  /** When to read it. */
  when: string;
  audience: string;
  paragraphs: readonly string[];
}

export const announcements: readonly Announcement[] = [
  {
    id: 'welcome',
    title: 'Welcome to Our House',
    when: 'Before the game, about ten minutes before the introductions',
    audience: 'Everyone',
    paragraphs: [
      'Good evening, and welcome to [facility]. On behalf of [host school], a special welcome to the players, coaches, families and fans of [visiting school]. Thank you for making the trip.',
      'Tonight’s contest is part of the school day for everyone in uniform. It is a place to learn how to compete, how to win and how to lose. We ask you to help teach it. Cheer loudly for your team, speak well of the other one, and leave the game to those who are playing, coaching and officiating it.',
      `From [host school] and the ${name}: enjoy the game.`,
    ],
  },
  {
    id: 'respect-for-officials',
    title: 'The Third Team on the Floor',
    when: 'Before the game, as the officials are introduced',
    audience: 'Everyone',
    paragraphs: [
      'Your officials tonight are [names of officials]. They are registered, trained and tested each season, and each of them came here from another job to make this game possible.',
      'They will see some plays that you did not, and you will see some that they did not. Whatever the call, please let the coaches do the asking, and let your players see how an adult takes a decision that goes the other way.',
      `Please join [host school] and the ${name} in thanking them.`,
    ],
  },
  {
    id: 'student-sections',
    title: 'To the Student Sections',
    when: 'First quarter or first set, at a time-out',
    audience: 'Students of both schools',
    paragraphs: [
      'To the student sections of [host school] and [visiting school]: you are the best thing about this building tonight, and we can hear you from the parking lot.',
      'Keep it about your own team. Cheer names, not numbers. Stay quiet for the free throw and the serve, stay off the other bench, and when somebody goes down, everybody stands and everybody claps. Noise is easy. Class is what they will remember about your school on the bus ride home.',
    ],
  },
  {
    id: 'parents-and-families',
    title: 'To Our Parents and Families',
    when: 'End of the first quarter, or between sets',
    audience: 'Parents and families',
    paragraphs: [
      'Parents and grandparents, thank you. You drove to the early practices, washed the uniforms and paid for more pizza than anyone will admit.',
      'We have one more thing to ask. Out there are young people who are trying something hard in front of everyone they know. Let them hear one voice of instruction, and let it be the coach’s. From you, let them hear that you are glad to be here.',
      'On the way home, begin with these words: “I love to watch you play.”',
    ],
  },
  {
    id: 'halftime',
    title: 'Whose Game Is It?',
    when: 'Halftime or intermission, before the teams return',
    audience: 'The crowd',
    paragraphs: [
      'While the teams are in their locker rooms, a word about who owns this game.',
      'It does not belong to the scoreboard. It does not belong to those of us who are sitting down. It belongs to the students of [host school] and [visiting school], who have earned it since the first day of practice.',
      'A remark about a player, a family, a race, a faith or a body has no place here, and anyone who makes one will be asked to leave. If you hear it, tell an administrator at [location]. Thank you for keeping this a good place to play.',
    ],
  },
  {
    id: 'post-season',
    title: 'Win or Go Home, with Honor',
    when: 'Post-season contests, before the introductions',
    audience: 'Everyone',
    paragraphs: [
      `Welcome to the [round] of the ${name} [sport] championship. Behind each team here tonight are months of work. For one of them, the season ends in this building.`,
      'That makes tonight worth winning, and it makes tonight worth remembering. The seniors who leave the floor for the last time deserve to be applauded by both sides.',
      'When the final horn sounds, please stay in the stands, stay for the awards, and stand for both teams. Champions are named here. Sportsmanship is what they are named for.',
    ],
  },
  {
    id: 'after-the-game',
    title: 'After the Final Horn',
    when: 'After the game, while the teams shake hands',
    audience: 'Everyone',
    paragraphs: [
      'Your final score: [winning school] [winning score], [losing school] [losing score]. As the teams meet at [center court or midfield], please join us in a hand for every player, coach and official who took part tonight.',
      'For everyone’s safety we ask you to remain off the playing area and to leave by [exits]. Please take a moment to say thank you to somebody in the other color before you go.',
      `Drive home safely. On behalf of [host school] and the ${name}, good night.`,
    ],
  },
];
