import { slug } from '@/shared/config/associationPages';
import { associationUrl } from '@/shared/config/config';

const samplesIn = (group: string, entries: readonly (readonly [title: string, about: string])[]) =>
  entries.map(([title, about]) => {
    const url = associationUrl(`media/psa/video/${group}/${slug(title)}`);
    // `still` is the URL of the video's thumbnail.
    return { title, about, url, still: `${url}.svg` };
  });

export const videoGroups = [
  {
    id: 'winners',
    heading: 'Winners',
    intro:
      'First-place entries of the student video contest. Each may be aired in full, with the school’s name as it appears in the closing frame.',
    samples: samplesIn('winners', [
      ['The Bench', 'A season told by the player who never got in, and never sat down.'],
      ['Curtain at Seven', 'Opening night of the fall musical, from underneath the stage.'],
      ['Mile Marker', 'A cross country team and the farm dog that trains with it.'],
      ['The Sound of Forty', 'Forty singers find one vowel.'],
      ['Third Alarm', 'A scholars bowl team that answers faster than its own buzzer.'],
      ['Chalk and Stripes', 'A math teacher by day is a football official by night.'],
    ]),
  },
  {
    id: 'sportsmanship',
    heading: 'Sportsmanship',
    intro: 'Short spots for video boards, halftime, and the pre-game loop.',
    samples: samplesIn('sportsmanship', [
      ['Both Benches', 'Two rivals, one injured player, and what happened next.'],
      ['The Voice in the Stands', 'What a game sounds like from the floor.'],
      ['Be Loud, Be Kind', 'A student section writes its own rules.'],
    ]),
  },
  {
    id: 'nfhs',
    heading: 'NFHS PSA videos',
    intro: 'Produced by the National Federation of State High School Associations for use in every state.',
    samples: samplesIn('nfhs', [
      ['Become an Official', 'The case for putting on the stripes.'],
      ['The Case for High School Activities', 'Why what happens after the last bell belongs to school.'],
      ['Bench Bad Behavior', 'For the adults in the stands.'],
    ]),
  },
];
