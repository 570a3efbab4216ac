import { slug } from '@/shared/config/associationPages';
import { associationUrl } from '@/shared/config/config';

export interface Sample {
  /** Year and title as in the URL: `2024/the-walk-on`. */
  id: string;
  title: string;
  url: string;
}

const year = (value: number, titles: readonly string[]) => ({
  year: value,
  samples: titles.map((title): Sample => {
    const id = `${value}/${slug(title)}`;
    return { id, title, url: associationUrl(`media/psa/audio/${id}.wav`) };
  }),
});

export const audioYears = [
  year(2024, [
    'The Walk-On',
    'Five Classes',
    'Thank You, Bus Driver',
    'A Good Loss',
    'Third Chair',
    'What the Official Sees',
    'Two Sports and a Musical',
    'Handshake Line',
    'My Mom in the Stands',
    'Stage Crew',
    'The Longest Rain Delay',
    'Every Name on the Roster',
    'Heads Up: Concussions',
    'Cheer for the Other Team’s Senior',
    'The Water Break',
    'Your First Whistle',
    'Small Town, Full Gym',
    'Ninety Seconds to Speak',
    'One Team, No Labels',
  ]),
  year(2023, [
    'Letter from a Senior',
    'The Sixth Man',
    'Nobody Boos at a Concert',
    'Passing Period',
    'The Scorekeeper',
    'Leave It at the Door',
    'Alone at the Top of the Bleachers',
    'The Coach Who Stayed',
    'Warm-Ups',
    'Ask Me About Debate',
    'A Voice from the Infield',
    'Heat Rules',
    'The Other Locker Room',
    'Play the Next Point',
    'Practice Starts at Six',
    'Someone Is Recording',
    'The Trombone Section',
    'Referee Wanted',
    'Road Trip',
    'After the Last Game',
  ]),
  year(2022, [
    'Back in the Bleachers',
    'The Freshman',
    'Say Something Kind',
    'Two-Minute Warning',
    'The Art of Losing',
    'Line Judge',
    'Whose Game Is It?',
    'Study Hall',
    'Curtain Call',
    'The Assist',
    'Quiet on the Green',
    'Let Them Play',
    'The Empty Chair',
    'Hometown Announcer',
    'Ready, Pitch',
    'Hydrate',
    'The Extra Mile',
    'Good Morning, Judges',
    'Everybody Makes the Team Bus',
  ]),
];
