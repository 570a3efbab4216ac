// Generated from docs/media-api.yaml by "tsx scripts/contract.mts generate". Do not edit.

export interface paths {
  '/login/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in
     * @description An unknown e-mail and a wrong password get the same refusal. Many refused attempts on an account, or from an address, are answered with 429, and so is who comes while too many are at it; a new password ends the sessions of the old one.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/login/recover': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a new password
     * @description The new password is good for an hour, until its first use. An account gets five such mails an hour at most.
     */
    post: operations['recoverPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/login/captcha': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify the captcha
     * @description The token is the one that the widget gave, or the box of the stand-in.
     */
    post: operations['verifyCaptcha'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/listing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All approved organizations
     * @description The media listing shows these, 25 on a page, and the listing request warns of a name that is among them.
     */
    get: operations['getListing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/name/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The approved organizations whose name contains a text
     * @description The listing's search; the results take the place of the list.
     */
    get: operations['findByName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/temp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request to be listed
     * @description Uses up a captcha that the same address has passed; a request that is refused leaves it. The same request sent again while it waits is answered alike and stored once.
     */
    post: operations['requestListing'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/identifier/{identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One approved organization
     * @description The detail page of the listing, the media home, and what its editing starts from.
     */
    get: operations['getOrganization'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/id/{organizationId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Name and e-mail of the signed-in organization
     * @description Fills the first fields of a broadcast agreement that was opened by its address.
     */
    get: operations['getOrganizationById'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The types of media
     * @description The choices of Type in the listing request and in the editing of an organization. The portal keeps them for a day.
     */
    get: operations['getOrganizationTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/county': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The counties
     * @description The choices of County in the listing request. The portal keeps them for a day.
     */
    get: operations['getCounties'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The states
     * @description The choices of State in the listing request and in the editing of an organization. The portal keeps them for a day.
     */
    get: operations['getStates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/update-name/{Identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the organization's name
     * @description Saves `Organization`. The body carries all ten values of the form.
     */
    put: operations['updateOrganizationName'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/update-address/{AddressID}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the organization's address
     * @description Saves `Address`, `City`, `State` and `Zip`. The body carries all ten values of the form.
     */
    put: operations['updateOrganizationAddress'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/update-contact/{ContactID}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the organization's contact
     * @description Saves `Phone`, `Fax`, `Email` and `Website`. The body carries all ten values of the form.
     */
    put: operations['updateOrganizationContact'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/org/update-type/{Identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the organization's type
     * @description Saves `Type`. The body carries all ten values of the form.
     */
    put: operations['updateOrganizationType'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/director/{identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The primary contact of an organization
     * @description Shown beside the organization, to the public and on its media home.
     */
    get: operations['getDirector'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistants/{identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The assistants of an organization
     * @description Shown beside the organization, to the public and on its media home.
     */
    get: operations['getAssistants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/{orgIdentifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The whole staff of the signed-in organization
     * @description The columns of the attendance grid, and the rows of the credential request.
     */
    get: operations['getStaff'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistant/{organizationId}/{PersonID}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove an assistant
     * @description The person leaves the list, with the attendance that was chosen for them.
     */
    delete: operations['deleteAssistant'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/director-person/{PersonID}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the director's name and e-mail
     * @description The first of the calls that save a contact; `updateDirectorContact` comes next.
     */
    put: operations['updateDirectorPerson'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/director-contact/{ContactID}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the director's contact
     * @description The second of the calls that save a contact. For a director without a contact, `createDirectorContact` and `linkDirectorContact` take its place.
     */
    put: operations['updateDirectorContact'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistant-person/{PersonID}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the assistant's name and e-mail
     * @description The first of the calls that save a contact; `updateAssistantContact` comes next.
     */
    put: operations['updateAssistantPerson'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistant-contact/{ContactID}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save the assistant's contact
     * @description The second of the calls that save a contact. For an assistant without a contact, `createDirectorContact` and `linkAssistantContact` take its place.
     */
    put: operations['updateAssistantContact'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/director-contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a contact for a person who has none
     * @description Serves directors and assistants alike; the role's own link call comes next.
     */
    post: operations['createDirectorContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/director-org/{RecordID}/{newContactId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Link a new contact to the director's record
     * @description Comes after `createDirectorContact`. Linking the same contact again changes nothing.
     */
    put: operations['linkDirectorContact'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistant-org/{RecordID}/{newContactId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Link a new contact to the assistant's record
     * @description Comes after `createDirectorContact`. Linking the same contact again changes nothing.
     */
    put: operations['linkAssistantContact'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistant-org/{orgId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an assistant: create the record
     * @description A record belongs to no list until `linkAssistant` joins it to a person.
     */
    post: operations['createAssistantRecord'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistant-person/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an assistant: create the person
     * @description The path ends with a slash, as it is called; the stand-in answers it without one, too.
     */
    post: operations['createAssistantPerson'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistant-contact/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an assistant: create the contact
     * @description The path ends with a slash, as it is called; the stand-in answers it without one, too.
     */
    post: operations['createAssistantContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/assistant-staff/{orgRecordId}/{personId}/{contactId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add an assistant: join record, person and contact
     * @description The last of the four calls that add an assistant; from here on the person is on the staff.
     */
    put: operations['linkAssistant'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/search/name/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The schools whose name contains a text
     * @description The directory searched by name alone.
     */
    get: operations['searchSchoolsByName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/search/city/{city}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The schools in a city
     * @description The directory searched by city alone.
     */
    get: operations['searchSchoolsByCity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/search/name/{name}/city/{city}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The schools of a name in a city
     * @description The directory searched by both; a school has to match both.
     */
    get: operations['searchSchools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/league/{level}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The leagues of high schools or junior high schools
     * @description The lists behind the buttons for high-school and junior-high leagues.
     */
    get: operations['getLeagues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/Id/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One school
     * @description The heading and the contact information of a school; its `Identifier`, `USD` and `League` lead to the rest.
     */
    get: operations['getSchool'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/mascot/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The mascot of a school
     * @description The picture beside the heading of a school.
     */
    get: operations['getMascot'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/admins/{Identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The administration of a school
     * @description The administration page of a school.
     */
    get: operations['getSchoolAdmins'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/coaches/{Identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The coaches and sponsors of a school
     * @description The page of coaches and sponsors of a school.
     */
    get: operations['getCoaches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/super/{USD}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The superintendent of a district
     * @description The superintendent page of a school that belongs to a district.
     */
    get: operations['getSuperintendent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/league/identifier/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One league
     * @description The heading and the contact information of a league.
     */
    get: operations['getLeague'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/league-schools/{Identifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The schools of a league
     * @description The schools on the page of a league.
     */
    get: operations['getLeagueSchools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/site/activity-selection/activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The activities with their seasons and icons
     * @description The icons of site notification, by season. Only those with `ShowIcon` are used; one that is not active is no link.
     */
    get: operations['getActivities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/year/{activityId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The year in which an activity is played at present
     * @description The year in which the activity is decided: the autumn of a school year, or the spring after it. The sites and the schools of football are asked for by it.
     */
    get: operations['getYear'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/site/state-tournaments/{ActivityID}/{Type}/{Gender}/{Name}/{Year}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The state tournament sites of an activity
     * @description The rows of the attendance grid, and the events of the season on the media home. The parts repeat what `getActivities` and `getYear` answered.
     */
    get: operations['getStateTournamentSites'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/site/site-notifications/{orgIdentifier}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who of the organization attends which site
     * @description What is checked in the attendance grid.
     */
    get: operations['getSiteNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/site/site-notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save who attends which site
     * @description All choices are saved, or none.
     */
    put: operations['saveSiteNotifications'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/site/credentials': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save who needs a credential this year
     * @description All choices are saved, or none.
     */
    put: operations['saveCredentials'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/activities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The activities that may be broadcast
     * @description The first choice of a broadcast agreement.
     */
    get: operations['getAgreementActivities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/levels/{activityId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The playoff levels of an activity
     * @description The second choice of a broadcast agreement.
     */
    get: operations['getPlayoffLevels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/classifications/{activityId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The classes of an activity
     * @description The third choice of a broadcast agreement.
     */
    get: operations['getClassifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/sites/{classId}/{activityId}/{levelId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The sites at which a class plays a level
     * @description The fourth choice of a broadcast agreement; its dates become the dates to be broadcast.
     */
    get: operations['getAgreementSites'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/assignment-schools/{tournamentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The schools assigned to a site
     * @description The schools to choose from in a broadcast agreement, once its site is chosen.
     */
    get: operations['getAssignmentSchools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/assignment-schools/football/{year}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The schools of a football class
     * @description The schools to choose from in an agreement about football, which is played at schools before the last level.
     */
    get: operations['getFootballSchools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/dates/football/{levelId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The date of a football level
     * @description The date of an agreement about football, asked for once a school is chosen.
     */
    get: operations['getFootballDate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/approve-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit a broadcast agreement
     * @description Mails both parties. For audio the host gets the two links that approve and deny. Descriptions are taken from the
     *     look-ups, whatever is sent. The same agreement sent again within an hour is answered alike and mailed to nobody.
     */
    post: operations['submitAgreement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/audio-approval/{status}/{globalId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Approve or deny an audio request
     * @description A request is decided once.
     */
    put: operations['decideAudioRequest'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description The public key of an organization, a school or a league.
     * @example 20417
     */
    Identifier: string;
    /**
     * @description A number, or the same number as a string of digits.
     * @example 17
     * @example 17
     */
    Id: number | string;
    /**
     * @description 1 yes, 0 no.
     * @example 1
     * @enum {integer}
     */
    Flag: 0 | 1;
    /**
     * @description 1 yes, 0 no.
     * @example 1
     * @enum {string}
     */
    Choice: '0' | '1';
    /**
     * @description 1 Boys, 2 Girls, 0 neither.
     * @example 2
     * @enum {integer}
     */
    Gender: 0 | 1 | 2;
    /**
     * Format: email
     * @example dora@courier.example
     */
    EmailAddress: string;
    /**
     * @description With area code, an optional country prefix and separators. Stored as digits.
     * @example (785) 555-0101
     */
    PhoneNumber: string;
    /** @example 66603-1234 */
    ZipCode: string;
    /** @example Prairie Courier */
    RequiredText: string;
    /**
     * @example {
     *       "message": "Please sign in. Your session is not valid."
     *     }
     */
    Message: {
      message: string;
    };
    /**
     * @example success
     * @constant
     */
    Success: 'success';
    /**
     * @example {
     *       "Id": 9021
     *     }
     */
    IdAnswer: {
      Id: number;
    };
    /**
     * @example {
     *       "email": "dora@courier.example",
     *       "password": "four-words-in-a-row"
     *     }
     */
    LoginRequest: {
      email: components['schemas']['EmailAddress'];
      password: string;
    };
    /**
     * @example {
     *       "token": "header.payload.signature"
     *     }
     */
    LoginAnswer: {
      token: string;
    };
    /**
     * @example {
     *       "recoveryEmail": "dora@courier.example",
     *       "name": "Prairie Courier"
     *     }
     */
    RecoverRequest: {
      recoveryEmail: components['schemas']['EmailAddress'];
      /** @description The organization's name. */
      name: components['schemas']['RequiredText'];
    };
    /**
     * @example {
     *       "token": "standin-1"
     *     }
     */
    CaptchaRequest: {
      /** @description What the widget gave; the stand-in's own begins with `standin-`. */
      token: string;
    };
    /**
     * @example Human
     * @enum {string}
     */
    CaptchaAnswer: 'Human' | 'Robot';
    /**
     * @description An organization of the listing.
     * @example {
     *       "Identifier": "20417",
     *       "OrganizationName": "Prairie Courier",
     *       "City": "Topeka",
     *       "TypeID": 2,
     *       "PrimaryAddress": "1 Main St",
     *       "State": "KS",
     *       "ZipCode": "666031234",
     *       "BusinessPhone": "7855550101",
     *       "Fax": null,
     *       "Email": "desk@courier.example",
     *       "WebSite": "https://courier.example"
     *     }
     */
    MediaOrganization: {
      Identifier: components['schemas']['Identifier'];
      OrganizationName: string;
      City?: string | null;
      /** @description 1 Not Provided, 2 Newspaper, 3 Radio, 4 TV, 5 Internet. */
      TypeID?: number | null;
      PrimaryAddress?: string | null;
      /**
       * @description The state's code.
       * @example KS
       */
      State?: string | null;
      ZipCode?: string | null;
      /** @example 7855550142 */
      BusinessPhone?: string | null;
      Fax?: string | null;
      Email?: string | null;
      WebSite?: string | null;
    };
    /**
     * @description An organization with all that the media home and its editing need.
     * @example {
     *       "Identifier": "20417",
     *       "OrganizationName": "Prairie Courier",
     *       "City": "Topeka",
     *       "TypeID": 2,
     *       "PrimaryAddress": "1 Main St",
     *       "State": "KS",
     *       "ZipCode": "666031234",
     *       "BusinessPhone": "7855550101",
     *       "Fax": null,
     *       "Email": "desk@courier.example",
     *       "WebSite": "https://courier.example",
     *       "id": 301,
     *       "StateID": 17,
     *       "MediaType": "Newspaper",
     *       "Logo": "https://www.example.org/logos/301.png",
     *       "AddressID": 311,
     *       "ContactID": 321
     *     }
     */
    Organization: {
      Identifier: components['schemas']['Identifier'];
      id: number;
      OrganizationName: string;
      PrimaryAddress?: string | null;
      City?: string | null;
      /** @description The state's code. */
      State?: string | null;
      StateID?: number | null;
      ZipCode?: string | null;
      /**
       * @description The type's name.
       * @example Newspaper
       */
      MediaType?: string | null;
      TypeID?: number | null;
      BusinessPhone?: string | null;
      Fax?: string | null;
      Email?: string | null;
      WebSite?: string | null;
      /** @description The address of an image. */
      Logo?: string | null;
      /** @description Null where there is no address record to save. */
      AddressID?: number | null;
      /** @description Null where there is no contact record to save. */
      ContactID?: number | null;
    };
    /**
     * @example {
     *       "id": 301,
     *       "OrganizationName": "Prairie Courier",
     *       "Email": "desk@courier.example"
     *     }
     */
    OrganizationSummary: {
      id: number;
      OrganizationName: string;
      Email?: string | null;
    };
    /**
     * @example {
     *       "TypeID": 2,
     *       "Type": "Newspaper"
     *     }
     */
    OrganizationType: {
      TypeID: number;
      Type: string;
    };
    /**
     * @description A county or a state.
     * @example {
     *       "Id": 17,
     *       "Name": "Kansas"
     *     }
     */
    LookupItem: {
      Id: number;
      Name: string;
    };
    /**
     * @example {
     *       "Organization": "Flint Hills Stream",
     *       "Type": "5",
     *       "Address": "12 Elm St",
     *       "City": "Cottonwood Falls",
     *       "State": "17",
     *       "County": "9",
     *       "Zip": "66845-1234",
     *       "Phone": "(620) 555-0190",
     *       "Fax": "",
     *       "Email": "hello@flint.example",
     *       "Website": "",
     *       "FirstName": "Flo",
     *       "LastName": "O'Hara"
     *     }
     */
    ListingRequest: {
      Organization: components['schemas']['RequiredText'];
      /** @description A TypeID. */
      Type: components['schemas']['Id'];
      Address: components['schemas']['RequiredText'];
      City: components['schemas']['RequiredText'];
      /** @description A state's Id. */
      State: components['schemas']['Id'];
      /** @description A county's Id. */
      County: components['schemas']['Id'];
      Zip: components['schemas']['ZipCode'];
      Phone: components['schemas']['PhoneNumber'];
      Fax?: components['schemas']['PhoneNumber'] | string | null;
      Email: components['schemas']['EmailAddress'];
      Website?: string | null;
      FirstName: components['schemas']['RequiredText'];
      LastName: components['schemas']['RequiredText'];
    };
    /**
     * @description The ten values of the organization's form.
     * @example {
     *       "Organization": "Prairie Courier",
     *       "Type": "2",
     *       "Address": "1 Main St",
     *       "City": "Topeka",
     *       "State": "17",
     *       "Zip": "66603-1234",
     *       "Phone": "785-555-0101",
     *       "Fax": "",
     *       "Email": "desk@courier.example",
     *       "Website": "https://courier.example"
     *     }
     */
    OrganizationEdit: {
      Organization: components['schemas']['RequiredText'];
      /** @description A TypeID. */
      Type: components['schemas']['Id'];
      Address: string | null;
      City: string | null;
      /** @description A state's Id. */
      State: components['schemas']['Id'] | string | null;
      Zip: components['schemas']['ZipCode'] | string | null;
      Phone: components['schemas']['PhoneNumber'] | string | null;
      Fax: components['schemas']['PhoneNumber'] | string | null;
      Email: components['schemas']['EmailAddress'];
      Website: string | null;
    };
    /**
     * @description A director or an assistant. One without a ContactID has no contact record yet.
     * @example {
     *       "PersonID": 101,
     *       "FirstName": "Dora",
     *       "LastName": "Director",
     *       "Email": "dora@courier.example",
     *       "Picture": null,
     *       "ContactID": 121,
     *       "RecordID": 111,
     *       "Identifier": "20417",
     *       "NeedCredential": 1,
     *       "OrganizationName": "Prairie Courier"
     *     }
     */
    Person: {
      PersonID: number;
      FirstName?: string | null;
      LastName?: string | null;
      Email?: string | null;
      /** @description The address of an image. */
      Picture?: string | null;
      ContactID?: number | null;
      RecordID: number;
      Identifier: components['schemas']['Identifier'];
      /** @enum {integer|null} */
      NeedCredential?: 0 | 1 | null;
      OrganizationName?: string | null;
    };
    /**
     * @example {
     *       "FirstName": "Dora",
     *       "LastName": "Director",
     *       "Email": "dora@courier.example"
     *     }
     */
    StaffEdit: {
      FirstName: components['schemas']['RequiredText'];
      LastName: components['schemas']['RequiredText'];
      Email: components['schemas']['EmailAddress'];
    };
    /**
     * @example {
     *       "Id": 401,
     *       "Identifier": "90401",
     *       "USD": "501",
     *       "SchoolName": "Topeka High School",
     *       "Class": "6A",
     *       "League": "800",
     *       "LeagueName": "Centennial League",
     *       "PhysicalAddress": "800 SW 10th Ave",
     *       "PhysicalCity": "Topeka",
     *       "PhysicalState": "KS",
     *       "PhysicalZip": "66612",
     *       "MailingAdress": "800 SW 10th Ave",
     *       "MailingCity": "Topeka",
     *       "MailingState": "KS",
     *       "MailingZip": "66612",
     *       "SchoolPhone": "7855550150",
     *       "SchoolFax": null,
     *       "WebSite": "https://school.example",
     *       "TwitterUserName": null,
     *       "ADName": "Ada Acker",
     *       "ADEmail": "ada@school.example",
     *       "ADFax": null,
     *       "PrincipalName": "Pat Pruitt",
     *       "Email": "office@school.example"
     *     }
     */
    School: {
      Id: number;
      Identifier: components['schemas']['Identifier'];
      /** @description The district's number; null for a school without a district. */
      USD?: string | null;
      SchoolName: string;
      /** @example 4A */
      Class?: string | null;
      /** @description The league's Identifier. */
      League?: string | null;
      LeagueName?: string | null;
      PhysicalAddress?: string | null;
      PhysicalCity?: string | null;
      PhysicalState?: string | null;
      PhysicalZip?: string | null;
      MailingAdress?: string | null;
      MailingCity?: string | null;
      MailingState?: string | null;
      MailingZip?: string | null;
      SchoolPhone?: string | null;
      SchoolFax?: string | null;
      WebSite?: string | null;
      TwitterUserName?: string | null;
      /** @description The activities or athletic director. */
      ADName?: string | null;
      ADEmail?: string | null;
      ADFax?: string | null;
      PrincipalName?: string | null;
      Email?: string | null;
    };
    /**
     * @example {
     *       "ImageLocation": "https://www.example.org/mascots/401.png"
     *     }
     */
    Mascot: {
      /** @description The address of an image. */
      ImageLocation?: string | null;
    };
    /**
     * @example {
     *       "Id": 1,
     *       "Position": "Principal",
     *       "FirstName": "Pat",
     *       "LastName": "Pruitt"
     *     }
     */
    SchoolAdmin: {
      Id: number;
      /** @example Principal */
      Position?: string | null;
      FirstName?: string | null;
      LastName?: string | null;
    };
    /**
     * @description A coach or a sponsor.
     * @example {
     *       "Record": 1,
     *       "ActDescription": "Head Volleyball Coach",
     *       "FirstName": "Vera",
     *       "LastName": "Vance",
     *       "Email": "vera@school.example"
     *     }
     */
    Coach: {
      Record: number;
      /** @example Head Volleyball Coach */
      ActDescription?: string | null;
      FirstName?: string | null;
      LastName?: string | null;
      Email?: string | null;
    };
    /**
     * @description A district with its superintendent.
     * @example {
     *       "USD": "501",
     *       "Superintendent": "Sue Perry",
     *       "MailingPrimaryAddress": "624 SW 24th St",
     *       "MailingCity": "Topeka",
     *       "MailingZip": "66611",
     *       "DistrictPhone": "7855550160",
     *       "Email": "office@district.example"
     *     }
     */
    Superintendent: {
      USD: string;
      Superintendent?: string | null;
      MailingPrimaryAddress?: string | null;
      MailingCity?: string | null;
      MailingZip?: string | null;
      DistrictPhone?: string | null;
      Email?: string | null;
    };
    /**
     * @example Senior
     * @enum {string}
     */
    LeagueLevel: 'Senior' | 'Junior';
    /**
     * @example {
     *       "Identifier": "800",
     *       "Name": "Centennial",
     *       "LeagueName": "Centennial League",
     *       "PresidentName": "Lee Lane",
     *       "CommishName": "Cam Cole",
     *       "PrimaryAddress": "1 League Way",
     *       "City": "Topeka",
     *       "Code": "KS",
     *       "ZipCode": "66603",
     *       "BusinessPhone": "7855550170",
     *       "Email": "office@league.example"
     *     }
     */
    League: {
      Identifier: components['schemas']['Identifier'];
      /** @description The short name that lists show. */
      Name?: string | null;
      /** @description The full name. */
      LeagueName?: string | null;
      PresidentName?: string | null;
      CommishName?: string | null;
      PrimaryAddress?: string | null;
      City?: string | null;
      /** @description The state's code. */
      Code?: string | null;
      ZipCode?: string | null;
      BusinessPhone?: string | null;
      Email?: string | null;
    };
    /**
     * @example {
     *       "ActivityID": 2,
     *       "Name": "Volleyball",
     *       "Season": "Fall",
     *       "Active": 1,
     *       "ShowIcon": 1,
     *       "Type": "Athletic",
     *       "Gender": 2
     *     }
     */
    Activity: {
      ActivityID: number;
      /** @example Basketball */
      Name: string;
      /** @enum {string} */
      Season: 'Fall' | 'Winter' | 'Spring';
      /** @description 1 means active. */
      Active?: number | null;
      /** @description Only activities with 1 are used. */
      ShowIcon?: number | null;
      Type?: string | null;
      Gender?: components['schemas']['Gender'];
    };
    /**
     * @example {
     *       "Year": 2026
     *     }
     */
    Year: {
      Year: number;
    };
    /**
     * @example {
     *       "ID": 3009,
     *       "Site": "Sports Arena, Hutchinson",
     *       "Class": "3A",
     *       "GameDate": "2026-10-30",
     *       "EndDate": "2026-10-31"
     *     }
     */
    StateTournamentSite: {
      ID: number;
      Site?: string | null;
      Class?: string | null;
      GameDate?: string | null;
      /** @description Missing for an event of one day. */
      EndDate?: string | null;
    };
    /**
     * @example {
     *       "Sites": 3009,
     *       "PersonID": 101,
     *       "Attending": 1
     *     }
     */
    SiteNotification: {
      /** @description The site's ID. */
      Sites: number;
      PersonID: number;
      Attending: components['schemas']['Flag'];
    };
    /**
     * @example {
     *       "event": 3009,
     *       "staff": 101,
     *       "identifier": "20417",
     *       "attending": "1"
     *     }
     */
    SiteAttendanceChoice: {
      /** @description The site's ID. */
      event: components['schemas']['Id'];
      /** @description A PersonID of the organization. */
      staff: components['schemas']['Id'];
      /** @description The organization's Identifier. */
      identifier: components['schemas']['Identifier'];
      attending: components['schemas']['Choice'];
    };
    /**
     * @example {
     *       "staff": 101,
     *       "identifier": "20417",
     *       "credential": "1"
     *     }
     */
    CredentialChoice: {
      /** @description A PersonID of the organization. */
      staff: components['schemas']['Id'];
      /** @description The organization's Identifier. */
      identifier: components['schemas']['Identifier'];
      credential: components['schemas']['Choice'];
    };
    /**
     * @example {
     *       "ActivityID": 2,
     *       "Description": "Volleyball"
     *     }
     */
    AgreementActivity: {
      ActivityID: number;
      Description: string;
    };
    /**
     * @example {
     *       "id": 1,
     *       "PlayoffLevel": "State"
     *     }
     */
    PlayoffLevel: {
      id: number;
      PlayoffLevel: string;
    };
    /**
     * @example {
     *       "ClassID": 62,
     *       "ClassDescription": "4A"
     *     }
     */
    Classification: {
      ClassID: number;
      ClassDescription: string;
    };
    /**
     * @example {
     *       "FBID": 71,
     *       "FBClass": "6A"
     *     }
     */
    FootballClassification: {
      FBID: number;
      FBClass: string;
    };
    /**
     * @description A site at which a tournament of one class is played.
     * @example {
     *       "TournamentID": 701,
     *       "SiteName": "Salina",
     *       "Gender": "Girls",
     *       "ClassDescription": "4A",
     *       "StartDate": "2026-10-30",
     *       "EndDate": "2026-10-31",
     *       "ManagerEmail": "manager@salina.example",
     *       "SiteLocationID": 801,
     *       "SiteLocationName": "Salina Gymnasium"
     *     }
     */
    AgreementSite: {
      TournamentID: number;
      SiteName?: string | null;
      /** @example Girls */
      Gender?: string | null;
      ClassDescription?: string | null;
      StartDate?: string | null;
      /** @description Missing for an event of one day. */
      EndDate?: string | null;
      ManagerEmail?: string | null;
      SiteLocationID?: number | null;
      SiteLocationName?: string | null;
    };
    /**
     * @example {
     *       "SchoolID": 401,
     *       "SchoolName": "Topeka High School",
     *       "ADEmail": "ada@school.example"
     *     }
     */
    AssignmentSchool: {
      SchoolID: number;
      SchoolName: string;
      ADEmail?: string | null;
    };
    /**
     * @example {
     *       "GameDate": "2026-11-28"
     *     }
     */
    FootballDate: {
      GameDate?: string | null;
    };
    /**
     * @example Audio
     * @enum {string}
     */
    BroadcastType: 'Television' | 'Internet Video' | 'Audio';
    /**
     * @description A short date of the locale en-US.
     * @example 3/11/2026
     */
    BroadcastDate: string;
    /**
     * @description The agreement's form, and in words what it chose by id.
     * @example {
     *       "organization": "Prairie Courier",
     *       "name": "Dora Director",
     *       "billingEmail": "billing@courier.example",
     *       "email": "dora@courier.example",
     *       "tier": 0,
     *       "station": "KPRC 96.3",
     *       "activity": 2,
     *       "level": 1,
     *       "class": 62,
     *       "site": 701,
     *       "dates": [
     *         "10/30/2026",
     *         "10/31/2026"
     *       ],
     *       "schools": [
     *         401,
     *         402
     *       ],
     *       "eventsite": "site",
     *       "landline": 1,
     *       "cellphone": 0,
     *       "hostEmail": "manager@salina.example",
     *       "schoolDescription": [
     *         "Topeka High School",
     *         "Salina South High School"
     *       ],
     *       "classDescription": "4A",
     *       "activityDescription": "Volleyball",
     *       "levelDescription": "State",
     *       "type": "Audio",
     *       "siteDescription": {
     *         "id": 701,
     *         "description": "Salina"
     *       },
     *       "orgID": 301
     *     }
     */
    AgreementSubmission: {
      organization: components['schemas']['RequiredText'];
      name: components['schemas']['RequiredText'];
      billingEmail: components['schemas']['EmailAddress'];
      /** @description The contact's e-mail. */
      email: components['schemas']['EmailAddress'];
      /** @description The address of the stream; Internet Video only. */
      stream?: string;
      /** @description The fee in dollars; 0 for Audio. */
      tier: components['schemas']['Id'];
      station?: string | null;
      /** @description An ActivityID. */
      activity: components['schemas']['Id'];
      /** @description A playoff level's id. */
      level: components['schemas']['Id'];
      /** @description A ClassID; an FBID for football. */
      class: components['schemas']['Id'];
      /** @description A TournamentID; not required for football. */
      site?: components['schemas']['Id'] | string | null;
      dates: components['schemas']['BroadcastDate'][];
      /** @description SchoolIDs. None where no school is assigned yet and the event is at the site's own location. */
      schools: components['schemas']['Id'][];
      /** @description The SchoolID at which the event is held, or `site` for the site's own location. */
      eventsite: components['schemas']['Id'] | 'site';
      /** @description Audio only. */
      landline?: components['schemas']['YesOrNo'];
      /** @description Audio only. */
      cellphone?: components['schemas']['YesOrNo'];
      /** @description Where the approval links of an audio request go; the look-up may know none. */
      hostEmail: components['schemas']['EmailAddress'] | string | null;
      schoolDescription: string[];
      classDescription: components['schemas']['RequiredText'];
      activityDescription: components['schemas']['RequiredText'];
      levelDescription: components['schemas']['RequiredText'];
      type: components['schemas']['BroadcastType'];
      /** @description Left out where no site was chosen. */
      siteDescription?: {
        id: components['schemas']['Id'];
        description: string;
      };
      /** @description The organization's id. */
      orgID: components['schemas']['Id'];
    };
    /**
     * @description Yes 1, No 0.
     * @example 1
     */
    YesOrNo: (0 | 1) | ('0' | '1');
    /**
     * @example {
     *       "status": "ok",
     *       "message": "The agreement is submitted."
     *     }
     */
    SubmissionAnswer: {
      /** @constant */
      status: 'ok';
      message?: string;
    };
    /**
     * @description 1 APPROVED, 0 DENIED.
     * @example 1
     * @enum {integer}
     */
    ApprovalStatus: 0 | 1;
    /**
     * @example {
     *       "message": "success",
     *       "status": 1,
     *       "data": {
     *         "OrganizationName": "Prairie Courier"
     *       }
     *     }
     */
    ApprovalAnswer: {
      /** @constant */
      message: 'success';
      status: components['schemas']['ApprovalStatus'];
      data: {
        OrganizationName: string;
      };
    };
    /**
     * @example {
     *       "message": "This request has been decided already.",
     *       "status": 0
     *     }
     */
    ApprovalRefusal: {
      message: string;
      status?: components['schemas']['ApprovalStatus'];
    };
  };
  responses: {
    /** @description The body is no JSON, or a part of the path cannot be what it should be. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description There is no valid session, or the login is refused. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The session may not touch this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The body is larger than 1 MiB. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description No captcha was passed for this request, or too long ago. */
    Unverified: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description There is no such thing. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description A value is missing or wrong; the message names it. */
    Unprocessable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description Too many attempts; the header says when to try again. */
    TooManyRequests: {
      headers: {
        /** @description Seconds to wait. */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The call is refused. */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The server failed; asking again may help. */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The request is unknown, or already decided; then the status says how. */
    ApprovalRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ApprovalRefusal'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description The session token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['Failed'];
    };
  };
  recoverPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecoverRequest'];
      };
    };
    responses: {
      /** @description The same answer whether or not the organization and the e-mail match an account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['Failed'];
    };
  };
  verifyCaptcha: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaptchaRequest'];
      };
    };
    responses: {
      /** @description `Human` lets the caller send one listing request within an hour; anything else does not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaptchaAnswer'];
          'text/plain': components['schemas']['CaptchaAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  getListing: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The organizations, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaOrganization'][];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  findByName: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of a name; case does not matter. */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An empty list where none is found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediaOrganization'][];
        };
      };
      400: components['responses']['BadRequest'];
      '5XX': components['responses']['Failed'];
    };
  };
  requestListing: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListingRequest'];
      };
    };
    responses: {
      /** @description The request is stored; the association's staff decide. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Unverified'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['Failed'];
    };
  };
  getOrganization: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An organization's Identifier. */
        identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The organization. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organization'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getOrganizationById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The signed-in organization's id. */
        organizationId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The organization. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganizationSummary'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getOrganizationTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The types. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganizationType'][];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  getCounties: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The counties, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookupItem'][];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  getStates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The states, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookupItem'][];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateOrganizationName: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The signed-in organization's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateOrganizationAddress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The organization's AddressID. */
        AddressID: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateOrganizationContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The organization's ContactID. */
        ContactID: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateOrganizationType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The signed-in organization's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  getDirector: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An organization's Identifier. */
        identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The director, or null where the organization has none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Person'] | null;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getAssistants: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An organization's Identifier. */
        identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The assistants, by last name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Person'][];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getStaff: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The signed-in organization's Identifier. */
        orgIdentifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The director first, then the assistants by last name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Person'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteAssistant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The signed-in organization's id. */
        organizationId: components['schemas']['Id'];
        /** @description The assistant's PersonID. */
        PersonID: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateDirectorPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The director's PersonID. */
        PersonID: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateDirectorContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The director's ContactID. */
        ContactID: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateAssistantPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The assistant's PersonID. */
        PersonID: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateAssistantContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The assistant's ContactID. */
        ContactID: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  createDirectorContact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description The new ContactID, not linked yet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  linkDirectorContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The director's RecordID. */
        RecordID: components['schemas']['Id'];
        /** @description The Id that creating the contact answered. */
        newContactId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  linkAssistantContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The assistant's RecordID. */
        RecordID: components['schemas']['Id'];
        /** @description The Id that creating the contact answered. */
        newContactId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  createAssistantRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The signed-in organization's id. */
        orgId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description The new RecordID. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  createAssistantPerson: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description The new PersonID. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  createAssistantContact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description The new ContactID. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  linkAssistant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The Id that creating the record answered. */
        orgRecordId: components['schemas']['Id'];
        /** @description The Id that creating the person answered. */
        personId: components['schemas']['Id'];
        /** @description The Id that creating the contact answered. */
        contactId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  searchSchoolsByName: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of a name; case does not matter. */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schools, by name; an empty list where none is found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['School'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  searchSchoolsByCity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of a city; case does not matter. */
        city: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schools, by name; an empty list where none is found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['School'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  searchSchools: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of a name; case does not matter. */
        name: string;
        /** @description Part of a city; case does not matter. */
        city: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schools, by name; an empty list where none is found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['School'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  getLeagues: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Which leagues. */
        level: components['schemas']['LeagueLevel'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The leagues, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['League'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  getSchool: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The school's Id. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The school. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['School'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getMascot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The school's Id. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The mascot, or null where there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Mascot'] | null;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getSchoolAdmins: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The school's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The administrators. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SchoolAdmin'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getCoaches: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The school's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The coaches and sponsors, by activity. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Coach'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getSuperintendent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The district's number. */
        USD: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The superintendent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Superintendent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getLeague: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The league's Identifier. */
        id: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The league. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['League'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getLeagueSchools: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The league's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schools, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['School'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getActivities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The activities. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Activity'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  getYear: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An ActivityID. */
        activityId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The year. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Year'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getStateTournamentSites: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The activity's ActivityID. */
        ActivityID: components['schemas']['Id'];
        /** @description The activity's Type. */
        Type: string;
        /** @description The activity's Gender. */
        Gender: components['schemas']['Gender'];
        /** @description The activity's Name. */
        Name: string;
        /** @description What `getYear` answered. */
        Year: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sites by date; an empty list where nothing matches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateTournamentSite'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getSiteNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The signed-in organization's Identifier. */
        orgIdentifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One entry per person and site that was ever submitted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteNotification'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  saveSiteNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SiteAttendanceChoice'][];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  saveCredentials: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CredentialChoice'][];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      '5XX': components['responses']['Failed'];
    };
  };
  getAgreementActivities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The activities, by description. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgreementActivity'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  getPlayoffLevels: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An ActivityID. */
        activityId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The levels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayoffLevel'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getClassifications: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description An ActivityID. */
        activityId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The classes; football's (activity 1) have names of their own. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': (
            components['schemas']['Classification'] | components['schemas']['FootballClassification']
          )[];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getAgreementSites: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A ClassID, or an FBID for football. */
        classId: components['schemas']['Id'];
        /** @description An ActivityID. */
        activityId: components['schemas']['Id'];
        /** @description A playoff level's id. */
        levelId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sites; an empty list where none is known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgreementSite'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getAssignmentSchools: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A TournamentID. */
        tournamentId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schools; an empty list where none is assigned yet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentSchool'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getFootballSchools: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description What `getYear` answered for football. */
        year: number;
        /** @description An FBID. */
        id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schools. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentSchool'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getFootballDate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A playoff level's id. */
        levelId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The date; null where it is not set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FootballDate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  submitAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgreementSubmission'];
      };
    };
    responses: {
      /** @description Stored; the mails are on their way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmissionAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Unprocessable'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['Failed'];
    };
  };
  decideAudioRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description 1 approves, any other value denies. */
        status: string;
        /** @description The request's global id, as the mailed link carries it. */
        globalId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The decision is made and both parties get a mail. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['ApprovalRefused'];
      409: components['responses']['ApprovalRefused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
