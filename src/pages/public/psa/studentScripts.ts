import { config } from '@/shared/config/config';

const { name } = config.association;

/** `paragraphs` is exactly what the announcer says. */
export interface Script {
  /** The fragment of the script's URL, `/psa#id`. */
  id: string;
  title: string;
  seconds: 15 | 30 | 60;
  medium: 'Radio' | 'Public address' | 'Radio and public address';
  audience: string;
  paragraphs: readonly string[];
}

/** Shown above the student scripts (PSA-2). */
export const eligibilityNote = {
  heading: 'Who may record these scripts',
  text: 'Student announcers follow the same academic rule as everyone who represents a school in an activity: they must have passed at least five classes in the previous semester.',
};

export const studentScripts: readonly Script[] = [
  {
    id: 'five-classes',
    title: 'Five Classes',
    seconds: 30,
    medium: 'Radio and public address',
    audience: 'Students',
    paragraphs: [
      'My coach has a number for me, and it isn’t on my jersey. The number is five.',
      'To be eligible, I have to pass at least five classes this semester, or I watch the next one from the bleachers. So on the bus I do chemistry, and before practice my whole team shares one table in the library.',
      `Five classes. Then everything else. For the ${name}, I’m a student first.`,
    ],
  },
  {
    id: 'sit-with-us',
    title: 'Sit With Us',
    seconds: 15,
    medium: 'Public address',
    audience: 'Student section',
    paragraphs: [
      'To the one sitting alone at the top of the bleachers: come down. We saved you a spot.',
      `You don’t have to know the cheers. From your classmates and the ${name}.`,
    ],
  },
  {
    id: 'you-could-join',
    title: 'You Could Just Join',
    seconds: 30,
    medium: 'Radio',
    audience: 'Students and eighth-graders',
    paragraphs: [
      'I wasn’t going to try out for anything. Then a senior I had never talked to said, “Scholars bowl needs a fourth.”',
      'I knew one answer that whole night. They went nuts.',
      `There is a team, a stage, a choir or a club at your school that is short one person, and it might be you. You don’t have to be good yet. Just join. From the students of the ${name}.`,
    ],
  },
  {
    id: 'before-you-post',
    title: 'Before You Post',
    seconds: 30,
    medium: 'Radio and public address',
    audience: 'Students',
    paragraphs: [
      'It took four seconds to type. It was about their point guard, and everybody in our section thought it was funny.',
      'Then I met her. Summer camp, same cabin. She had read it. She remembered all of it.',
      `So here’s my rule now: if I wouldn’t say it across the handshake line, I don’t post it from the bleachers. Play hard. Post kind. From the ${name}.`,
    ],
  },
  {
    id: 'tell-somebody',
    title: 'Tell Somebody',
    seconds: 30,
    medium: 'Radio and public address',
    audience: 'Student athletes',
    paragraphs: [
      'I told everyone I was fine. I wasn’t. The lights hurt, and I couldn’t remember the play we had just run.',
      'My teammate is the one who told the trainer. I was mad at him for about a day.',
      `If your head doesn’t feel right, or your friend’s doesn’t, tell somebody: a coach, a trainer, your mom. One game can wait. You only get one brain. From the ${name}.`,
    ],
  },
];
