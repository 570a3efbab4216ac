// Amounts, times and counts follow AGR-12 and AGR-14.
import type { BroadcastType } from '../api/agreementsDto';

export interface Clause {
  heading: string;
  text: string;
}

export interface AgreementTerms {
  title: string;
  preamble: string;
  clauses: readonly Clause[];
}

const grant = (what: string): Clause => ({
  heading: 'Grant of rights',
  text:
    `The Association grants the Organization a non-exclusive right to ${what} the contests named in this agreement, ` +
    'on the dates named in it and for this use only. All other rights, including the right to record, rebroadcast, ' +
    'license or sell the contests or parts of them, remain with the Association. The right may not be assigned or shared.',
});

const hostContact: Clause = {
  heading: 'Contact with the host',
  text:
    'The Organization shall contact the host site manager at least 24 hours before the event to arrange access, location ' +
    'of equipment, power and parking. The manager’s directions on the site are final. A crew that arrives unannounced may ' +
    'be refused, and no fee is returned for that reason.',
};

const announcements: Clause = {
  heading: 'Association announcements',
  text:
    'During each contest the Organization shall carry, without charge, four 30-second announcements supplied by the ' +
    'Association. They shall be spread throughout the contest and shall not be shortened, altered or overlaid.',
};

const payment = (fee: string): Clause => ({
  heading: 'Fee and payment',
  text:
    `${fee} The Association sends its invoice to the billing email named in this agreement; payment is due within ` +
    '30 days of the event. An organization with an overdue invoice may be refused further agreements.',
});

const conduct: Clause = {
  heading: 'Conduct and commentary',
  text:
    'Those on the air shall describe student athletes, officials, coaches and schools with respect, and shall not enter ' +
    'playing areas, team benches or locker rooms. Contests are played by students: commentary shall reflect that.',
};

const advertising: Clause = {
  heading: 'Advertising',
  text:
    'Advertising for alcohol, tobacco or vaping products, gambling, political candidates or causes, or anything unfit for ' +
    'a school audience is not accepted. No advertisement may suggest that the Association, a school or a student endorses ' +
    'a product or service.',
};

const liability: Clause = {
  heading: 'Responsibility',
  text:
    'The Organization is responsible for its staff and equipment, for the safe laying of its cables, and for any damage ' +
    'that they cause, and shall hold the Association, the host and the participating schools harmless from claims that ' +
    'arise from its broadcast. It obtains at its own cost whatever licenses its program needs.',
};

const cancellation: Clause = {
  heading: 'Changes and cancellation',
  text:
    'Dates and sites of post-season contests may change. If a contest is moved or not played, this agreement applies to the ' +
    'new date and site or ends, and no fee is owed for a contest that was not played. The Association may withdraw the rights granted here ' +
    'if their terms are not kept.',
};

export const agreementTerms: Readonly<Record<BroadcastType, AgreementTerms>> = {
  Television: {
    title: 'Television broadcast agreement',
    preamble:
      'Between the Association and the television organization named below (the Organization), for the telecast of ' +
      'post-season contests that the Association sponsors.',
    clauses: [
      grant('telecast'),
      {
        heading: 'Delayed, same-day and live telecasts',
        text:
          'The Organization chooses one of the tiers below and shall not show any part of a contest earlier than the tier ' +
          'allows, news excerpts of customary length excepted. Same-day playback begins after the last contest of the day ' +
          'has ended. A live telecast needs no delay.',
      },
      payment(
        'The fee for the chosen tier is owed for each contest; for a live telecast of a multi-day event, it is a daily fee.',
      ),
      {
        heading: 'Advance publicity',
        text:
          'The Organization shall announce the telecast to its audience for at least three days before the event, and shall ' +
          'name the Association and the time of the telecast when it does.',
      },
      hostContact,
      announcements,
      {
        heading: 'Cameras and crew',
        text:
          'The Organization agrees with the host site manager in advance where to place cameras, lights and microphones. They shall not ' +
          'obstruct the view of spectators, nor disturb officials or participants.',
      },
      conduct,
      advertising,
      liability,
      cancellation,
    ],
  },
  'Internet Video': {
    title: 'Internet video streaming agreement',
    preamble:
      'Between the Association and the organization named below (the Organization), for video of post-season contests ' +
      'streamed over the internet at the address named in this agreement.',
    clauses: [
      grant('stream video of'),
      {
        heading: 'One camera',
        text:
          'The Organization shall use a maximum of one camera. It is placed where the host site manager directs, and shall ' +
          'not obstruct the view of spectators, nor disturb officials or participants.',
      },
      payment(
        'Broadcasts that are organized by students of a member school are free of charge at regional and sub-state contests ' +
          'only. For all other broadcasts the fee is $200.',
      ),
      {
        heading: 'The stream',
        text:
          'The stream is shown at the address named in this agreement and at no other. It shall be open to the public at the ' +
          'time of the contest, and shall carry the name of the Association at its beginning and end.',
      },
      hostContact,
      announcements,
      conduct,
      advertising,
      liability,
      cancellation,
    ],
  },
  Audio: {
    title: 'Radio and internet audio agreement',
    preamble:
      'Between the Association and the organization named below (the Organization), for audio of post-season contests on ' +
      'the radio or over the internet. The host site manager approves or denies each request by email.',
    clauses: [
      grant('broadcast audio of'),
      {
        heading: 'No charge',
        text: 'The Association charges no fee for audio broadcasts. The Organization pays for its own lines and connections.',
      },
      {
        heading: 'Approval by the host',
        text:
          'This request becomes an agreement when the host site manager approves it. The Organization receives the ' +
          'decision by email and shall not broadcast without it.',
      },
      hostContact,
      {
        heading: 'Lines and telephones',
        text:
          'The Organization states below whether it needs a landline at the site and whether it will broadcast by cell phone. ' +
          'The Organization orders a landline from the telephone company, at its own cost and with the host’s consent.',
      },
      announcements,
      conduct,
      advertising,
      liability,
      cancellation,
    ],
  },
};
