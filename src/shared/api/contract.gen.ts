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
     * @description An unknown e-mail and a wrong password return the same error. Too many failed attempts for an account or from an IP address, or too many concurrent logins, return 429. Changing the password ends all existing sessions.
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
     * Request a new password
     * @description E-mails a new password, which expires after an hour unless it is used. An account receives at most five of these e-mails an hour.
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
     * @description Checks the token from the reCAPTCHA widget or from the stand-in's checkbox.
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
     * List all approved organizations
     * @description Fills the media listing, 25 to a page, and the duplicate check of the listing request.
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
     * Search approved organizations by name
     * @description Runs the search of the media listing.
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
     * Request a listing
     * @description Consumes a captcha passed from the same IP address; a rejected request does not consume it. Repeating a pending request returns the same response and stores nothing.
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
     * Get an approved organization
     * @description Fills the listing's detail page, the media home, and the form that edits the organization.
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
     * Get the signed-in organization's name and e-mail
     * @description Prefills a broadcast agreement that was opened without navigation state.
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
     * List the media types
     * @description Options for Type. The portal caches them for a day.
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
     * List the counties
     * @description Options for County in the listing request. The portal caches them for a day.
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
     * List the states
     * @description Options for State. The portal caches them for a day.
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
     * Update the organization's name
     * @description Saves `Organization`. The body contains all ten values of the form.
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
     * Update the organization's address
     * @description Saves `Address`, `City`, `State`, and `Zip`. The body contains all ten values of the form.
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
     * Update the organization's contact data
     * @description Saves `Phone`, `Fax`, `Email`, and `Website`. The body contains all ten values of the form.
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
     * Update the organization's type
     * @description Saves `Type`. The body contains all ten values of the form.
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
     * Get an organization's primary contact
     * @description Shown with the organization in the public listing and on its media home.
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
     * List an organization's assistants
     * @description Shown with the organization in the public listing and on its media home.
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
     * List the signed-in organization's staff
     * @description Lists the people in the attendance grid and in the credential request.
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
     * Delete an assistant
     * @description Removes the person from the staff and deletes their attendance.
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
     * Update the director's name and e-mail
     * @description First call of saving a director; `updateDirectorContact` follows.
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
     * Update the director's contact
     * @description Second call of saving a director. For a director without a contact, call `createDirectorContact` and `linkDirectorContact` instead.
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
     * Update the assistant's name and e-mail
     * @description First call of saving an assistant; `updateAssistantContact` follows.
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
     * Update the assistant's contact
     * @description Second call of saving an assistant. For an assistant without a contact, call `createDirectorContact` and `linkAssistantContact` instead.
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
     * Create a contact for a person without one
     * @description Used for directors and assistants; `linkDirectorContact` or `linkAssistantContact` follows.
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
     * @description Follows `createDirectorContact`. Linking the same contact again has no effect.
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
     * @description Follows `createDirectorContact`. Linking the same contact again has no effect.
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
     * @description The record appears on no list until `linkAssistant` links it to a person.
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
     * @description The path ends with a slash; the stand-in also accepts it without one.
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
     * @description The path ends with a slash; the stand-in also accepts it without one.
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
     * Add an assistant: link record, person, and contact
     * @description Last of the four calls that add an assistant; the person is then on the staff.
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
     * Search schools by name
     * @description Runs the directory search with only a name.
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
     * Search schools by city
     * @description Runs the directory search with only a city.
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
     * Search schools by name and city
     * @description Runs the directory search with both; a school must match both.
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
     * List the leagues of high schools or junior high schools
     * @description Fills the directory's two lists of leagues.
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
     * Get a school
     * @description Fills a school's heading and contact information; `Identifier`, `USD`, and `League` lead to its other pages.
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
     * Get a school's mascot
     * @description The picture next to a school's heading.
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
     * List a school's administrators
     * @description Fills a school's administration page.
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
     * List a school's coaches and sponsors
     * @description Fills a school's page of coaches and sponsors.
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
     * Get a district's superintendent
     * @description Fills the superintendent page of a school that belongs to a district.
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
     * Get a league
     * @description Fills a league's heading and contact information.
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
     * List a league's schools
     * @description Fills the list of schools on a league's page.
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
     * List the activities with seasons and icons
     * @description Fills the site notification page, grouped by season. The portal shows only activities with `ShowIcon`; inactive ones are not links.
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
     * Get the current year of an activity
     * @description The calendar year of the activity's state event: a school year's fall, or the spring that follows. Required to request sites and football schools.
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
     * List an activity's state tournament sites
     * @description Lists the sites in the attendance grid and the events on the media home. The path repeats values from `getActivities` and `getYear`.
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
     * List the organization's attendance by site
     * @description Fills the checkboxes of the attendance grid.
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
     * Save attendance
     * @description Saves all choices or none (atomic).
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
     * Save yearly credential requests
     * @description Saves all choices or none (atomic).
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
     * List the activities that can be broadcast
     * @description Options for the activity of a broadcast agreement.
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
     * List an activity's playoff levels
     * @description Options for the playoff level of a broadcast agreement.
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
     * List an activity's classes
     * @description Options for the class of a broadcast agreement.
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
     * List the sites of a class at a playoff level
     * @description Options for the site of a broadcast agreement; its dates become the broadcast dates.
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
     * List the schools assigned to a site
     * @description Options for the schools of a broadcast agreement after its site is chosen.
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
     * List the schools of a football class
     * @description Options for the schools of a football agreement; before the last level, football is played at schools.
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
     * Get the date of a football level
     * @description The date of a football agreement, requested after a school is chosen.
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
     * @description E-mails both parties; for audio, the host's e-mail contains the links to approve and deny. The server takes
     *     descriptions from its lookups and ignores those in the body. Repeating the same agreement within an hour returns the
     *     same response and sends no e-mail.
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
     * @description Records the host's decision. Each request can be decided only once.
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
     * @description The public key of an organization, school, or league.
     * @example 20417
     */
    Identifier: string;
    /**
     * @description An integer, or the same integer as a string of digits.
     * @example 17
     * @example 17
     */
    Id: number | string;
    /**
     * @description 1 means yes, 0 means no.
     * @example 1
     * @enum {integer}
     */
    Flag: 0 | 1;
    /**
     * @description 1 means yes, 0 means no.
     * @example 1
     * @enum {string}
     */
    Choice: '0' | '1';
    /**
     * @description 1 means boys, 2 girls, 0 neither.
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
     * @description A US number with area code; country prefix and separators are optional. Stored as digits.
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
      /** @description The widget's token; the stand-in's begin with `standin-`. */
      token: string;
    };
    /**
     * @example Human
     * @enum {string}
     */
    CaptchaAnswer: 'Human' | 'Robot';
    /**
     * @description An organization in the listing.
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
      /** @description 1 means Not Provided, 2 Newspaper, 3 Radio, 4 TV, 5 Internet. */
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
     * @description An organization with all fields of the media home and the edit form.
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
      /** @description The URL of an image. */
      Logo?: string | null;
      /** @description Null if there is no address record to update. */
      AddressID?: number | null;
      /** @description Null if there is no contact record to update. */
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
     * @description The ten values of the organization form.
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
      /** @description Empty only while the organization has no contact record. */
      Email: components['schemas']['EmailAddress'] | string;
      Website: string | null;
    };
    /**
     * @description A director or an assistant. Without a ContactID, the person has no contact record yet.
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
      /** @description The URL of an image. */
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
      /** @description The district number; null for a school without a district. */
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
      /** @description The URL of an image. */
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
     * @description A district and its superintendent.
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
      /** @description The short name in lists. */
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
      /** @description The portal shows only activities with 1. */
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
      /** @description Missing for a one-day event. */
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
      /** @description The PersonID of a staff member. */
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
      /** @description The PersonID of a staff member. */
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
     * @description A tournament site of one class.
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
      /** @description Missing for a one-day event. */
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
     * @description A short date in the en-US locale.
     * @example 3/11/2026
     */
    BroadcastDate: string;
    /**
     * @description The values of the agreement form, with descriptions of what was chosen by id.
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
      /** @description The URL of the stream; only for Internet Video. */
      stream?: string;
      /** @description The fee in dollars; 0 for Audio. */
      tier: components['schemas']['Id'];
      station?: string | null;
      /** @description An ActivityID. */
      activity: components['schemas']['Id'];
      /** @description A playoff level's id. */
      level: components['schemas']['Id'];
      /** @description A ClassID (for football an FBID). */
      class: components['schemas']['Id'];
      /** @description A TournamentID; not required for football. */
      site?: components['schemas']['Id'] | string | null;
      dates: components['schemas']['BroadcastDate'][];
      /** @description SchoolIDs; empty if no schools are assigned yet and the event is at the site's own location. */
      schools: components['schemas']['Id'][];
      /** @description The SchoolID of the host school, or `site` for the site's own location. */
      eventsite: components['schemas']['Id'] | 'site';
      /** @description Only for Audio. */
      landline?: components['schemas']['YesOrNo'];
      /** @description Only for Audio. */
      cellphone?: components['schemas']['YesOrNo'];
      /** @description Recipient of an audio request's approval links; empty if the lookup has none. */
      hostEmail: components['schemas']['EmailAddress'] | string | null;
      schoolDescription: string[];
      classDescription: components['schemas']['RequiredText'];
      activityDescription: components['schemas']['RequiredText'];
      levelDescription: components['schemas']['RequiredText'];
      type: components['schemas']['BroadcastType'];
      /** @description Omitted if no site was chosen. */
      siteDescription?: {
        id: components['schemas']['Id'];
        description: string;
      };
      /** @description The organization's id. */
      orgID: components['schemas']['Id'];
    };
    /**
     * @description 1 means yes, 0 means no.
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
     * @description 1 means APPROVED, 0 means DENIED.
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
    /** @description The body is not JSON, or a path parameter is malformed. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description There is no valid session, or the login failed. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The session has no access to this resource. */
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
    /** @description No captcha was passed for this request, or it has expired. */
    Unverified: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The resource does not exist. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description A value is missing or invalid; the message names it. */
    Unprocessable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description Too many attempts; `Retry-After` says when to try again. */
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
    /** @description The request was rejected. */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The server failed; a retry may succeed. */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Message'];
      };
    };
    /** @description The request is unknown or was already decided; `status` then contains the decision. */
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
      /** @description Returned whether or not the organization and the e-mail match an account. */
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
      /** @description `Human` allows the caller to send one listing request within an hour. Any other value means that the check failed. */
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
      /** @description The organizations, sorted by name. */
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
        /** @description Part of a name, case-insensitive. */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The matches; an empty list if there are none. */
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
      /** @description The request is stored for the association's staff to decide. */
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
        /** @description The organization's Identifier. */
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
      /** @description The counties, sorted by name. */
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
      /** @description The states, sorted by name. */
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
        'application/json': components['schemas']['OrganizationEdit'] & {
          Email?: components['schemas']['EmailAddress'];
        };
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
        /** @description The organization's Identifier. */
        identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The director, or null if the organization has none. */
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
        /** @description The organization's Identifier. */
        identifier: components['schemas']['Identifier'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The assistants, sorted by last name. */
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
      /** @description The director, then the assistants sorted by last name. */
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
      /** @description The ContactID of the new contact, which is not linked yet. */
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
        /** @description The Id returned when the contact was created. */
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
        /** @description The Id returned when the contact was created. */
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
        /** @description The Id returned when the record was created. */
        orgRecordId: components['schemas']['Id'];
        /** @description The Id returned when the person was created. */
        personId: components['schemas']['Id'];
        /** @description The Id returned when the contact was created. */
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
        /** @description Part of a name, case-insensitive. */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The matches, sorted by name; an empty list if there are none. */
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
        /** @description Part of a city's name, case-insensitive. */
        city: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The matches, sorted by name; an empty list if there are none. */
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
        /** @description Part of a name, case-insensitive. */
        name: string;
        /** @description Part of a city's name, case-insensitive. */
        city: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The matches, sorted by name; an empty list if there are none. */
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
        /** @description The school level. */
        level: components['schemas']['LeagueLevel'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The leagues, sorted by name. */
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
      /** @description The mascot, or null if the school has none. */
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
      /** @description The coaches and sponsors, sorted by activity. */
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
        /** @description The district number. */
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
      /** @description The schools, sorted by name. */
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
        /** @description The year from `getYear`. */
        Year: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sites, sorted by date; an empty list if nothing matches. */
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
      /** @description One entry for each person and site that was ever submitted. */
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
      /** @description The activities, sorted by description. */
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
      /** @description The classes; football (activity 1) uses different field names. */
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
        /** @description A ClassID (for football an FBID). */
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
      /** @description The sites; an empty list if none are known. */
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
      /** @description The schools; an empty list if none are assigned yet. */
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
        /** @description Football's year from `getYear`. */
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
      /** @description The date, or null if it is not set. */
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
      /** @description The agreement is stored, and the e-mails are queued. */
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
        /** @description 1 approves; any other value denies. */
        status: string;
        /** @description The request's global id from the e-mailed link. */
        globalId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The decision is stored, and both parties receive an e-mail. */
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
