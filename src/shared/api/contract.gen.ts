// Generated from docs/media-api.yaml by "tsx scripts/contract.mts generate". Do not edit.

export interface components {
  schemas: {
    /** @description The public key of an organization, school, or league. */
    Identifier: string;
    /** @description An integer, or the same integer as a string of digits. */
    Id: number | string;
    /**
     * @description 1 means yes, 0 means no.
     * @enum {integer}
     */
    Flag: 0 | 1;
    /**
     * @description 1 means yes, 0 means no.
     * @enum {string}
     */
    Choice: '0' | '1';
    /**
     * @description 1 means boys, 2 girls, 0 neither.
     * @enum {integer}
     */
    Gender: 0 | 1 | 2;
    /** Format: email */
    EmailAddress: string;
    /** @description A US number with area code; country prefix and separators are optional. Stored as digits. */
    PhoneNumber: string;
    ZipCode: string;
    RequiredText: string;
    Message: {
      message: string;
    };
    /** @constant */
    Success: 'success';
    IdAnswer: {
      Id: number;
    };
    LoginRequest: {
      email: components['schemas']['EmailAddress'];
      password: string;
    };
    LoginAnswer: {
      token: string;
    };
    RecoverRequest: {
      recoveryEmail: components['schemas']['EmailAddress'];
      /** @description The organization's name. */
      name: components['schemas']['RequiredText'];
    };
    CaptchaRequest: {
      /** @description The widget's token; the stand-in's begin with `standin-`. */
      token: string;
    };
    /** @enum {string} */
    CaptchaAnswer: 'Human' | 'Robot';
    /** @description An organization in the listing. */
    MediaOrganization: {
      Identifier: components['schemas']['Identifier'];
      OrganizationName: string;
      City?: string | null;
      /** @description 1 means Not Provided, 2 Newspaper, 3 Radio, 4 TV, 5 Internet. */
      TypeID?: number | null;
      PrimaryAddress?: string | null;
      /** @description The state's code. */
      State?: string | null;
      ZipCode?: string | null;
      BusinessPhone?: string | null;
      Fax?: string | null;
      Email?: string | null;
      WebSite?: string | null;
    };
    /** @description An organization with all fields of the media home and the edit form. */
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
      /** @description The type's name. */
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
    OrganizationSummary: {
      id: number;
      OrganizationName: string;
      Email?: string | null;
    };
    OrganizationType: {
      TypeID: number;
      Type: string;
    };
    /** @description A county or a state. */
    LookupItem: {
      Id: number;
      Name: string;
    };
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
    /** @description The ten values of the organization form. */
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
    /** @description A director or an assistant. Without a ContactID, the person has no contact record yet. */
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
    StaffEdit: {
      FirstName: components['schemas']['RequiredText'];
      LastName: components['schemas']['RequiredText'];
      Email: components['schemas']['EmailAddress'];
    };
    School: {
      Id: number;
      Identifier: components['schemas']['Identifier'];
      /** @description The district number; null for a school without a district. */
      USD?: string | null;
      SchoolName: string;
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
    Mascot: {
      /** @description The URL of an image. */
      ImageLocation?: string | null;
    };
    SchoolAdmin: {
      Id: number;
      Position?: string | null;
      FirstName?: string | null;
      LastName?: string | null;
    };
    /** @description A coach or a sponsor. */
    Coach: {
      Record: number;
      ActDescription?: string | null;
      FirstName?: string | null;
      LastName?: string | null;
      Email?: string | null;
    };
    /** @description A district and its superintendent. */
    Superintendent: {
      USD: string;
      Superintendent?: string | null;
      MailingPrimaryAddress?: string | null;
      MailingCity?: string | null;
      MailingZip?: string | null;
      DistrictPhone?: string | null;
      Email?: string | null;
    };
    /** @enum {string} */
    LeagueLevel: 'Senior' | 'Junior';
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
    Activity: {
      ActivityID: number;
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
    Year: {
      Year: number;
    };
    StateTournamentSite: {
      ID: number;
      Site?: string | null;
      Class?: string | null;
      GameDate?: string | null;
      /** @description Missing for a one-day event. */
      EndDate?: string | null;
    };
    SiteNotification: {
      /** @description The site's ID. */
      Sites: number;
      PersonID: number;
      Attending: components['schemas']['Flag'];
    };
    SiteAttendanceChoice: {
      /** @description The site's ID. */
      event: components['schemas']['Id'];
      /** @description The PersonID of a staff member. */
      staff: components['schemas']['Id'];
      /** @description The organization's Identifier. */
      identifier: components['schemas']['Identifier'];
      attending: components['schemas']['Choice'];
    };
    CredentialChoice: {
      /** @description The PersonID of a staff member. */
      staff: components['schemas']['Id'];
      /** @description The organization's Identifier. */
      identifier: components['schemas']['Identifier'];
      credential: components['schemas']['Choice'];
    };
    AgreementActivity: {
      ActivityID: number;
      Description: string;
    };
    PlayoffLevel: {
      id: number;
      PlayoffLevel: string;
    };
    Classification: {
      ClassID: number;
      ClassDescription: string;
    };
    FootballClassification: {
      FBID: number;
      FBClass: string;
    };
    /** @description A tournament site of one class. */
    AgreementSite: {
      TournamentID: number;
      SiteName?: string | null;
      Gender?: string | null;
      ClassDescription?: string | null;
      StartDate?: string | null;
      /** @description Missing for a one-day event. */
      EndDate?: string | null;
      ManagerEmail?: string | null;
      SiteLocationID?: number | null;
      SiteLocationName?: string | null;
    };
    AssignmentSchool: {
      SchoolID: number;
      SchoolName: string;
      ADEmail?: string | null;
    };
    FootballDate: {
      GameDate?: string | null;
    };
    /** @enum {string} */
    BroadcastType: 'Television' | 'Internet Video' | 'Audio';
    /** @description A short date in the en-US locale. */
    BroadcastDate: string;
    /** @description The values of the agreement form, with descriptions of what was chosen by id. */
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
    /** @description 1 means yes, 0 means no. */
    YesOrNo: (0 | 1) | ('0' | '1');
    SubmissionAnswer: {
      /** @constant */
      status: 'ok';
      message?: string;
    };
    /**
     * @description 1 means APPROVED, 0 means DENIED.
     * @enum {integer}
     */
    ApprovalStatus: 0 | 1;
    ApprovalAnswer: {
      /** @constant */
      message: 'success';
      status: components['schemas']['ApprovalStatus'];
      data: {
        OrganizationName: string;
      };
    };
    ApprovalRefusal: {
      message: string;
      status?: components['schemas']['ApprovalStatus'];
    };
  };
}

type Schemas = components['schemas'];
export interface operations {
  login: { body: Schemas['LoginRequest']; answer: Schemas['LoginAnswer'] };
  recoverPassword: { body: Schemas['RecoverRequest']; answer: Schemas['Message'] };
  verifyCaptcha: { body: Schemas['CaptchaRequest']; answer: Schemas['CaptchaAnswer'] };
  getListing: { answer: Schemas['MediaOrganization'][] };
  findByName: { path: { name: string }; answer: Schemas['MediaOrganization'][] };
  requestListing: { body: Schemas['ListingRequest']; answer: Schemas['Message'] };
  getOrganization: { path: { identifier: Schemas['Identifier'] }; answer: Schemas['Organization'] };
  getOrganizationById: { path: { organizationId: Schemas['Id'] }; answer: Schemas['OrganizationSummary'] };
  getOrganizationTypes: { answer: Schemas['OrganizationType'][] };
  getCounties: { answer: Schemas['LookupItem'][] };
  getStates: { answer: Schemas['LookupItem'][] };
  updateOrganizationName: {
    path: { Identifier: Schemas['Identifier'] };
    body: Schemas['OrganizationEdit'];
    answer: Schemas['Success'];
  };
  updateOrganizationAddress: {
    path: { AddressID: Schemas['Id'] };
    body: Schemas['OrganizationEdit'];
    answer: Schemas['Success'];
  };
  updateOrganizationContact: {
    path: { ContactID: Schemas['Id'] };
    body: Schemas['OrganizationEdit'];
    answer: Schemas['Success'];
  };
  updateOrganizationType: {
    path: { Identifier: Schemas['Identifier'] };
    body: Schemas['OrganizationEdit'];
    answer: Schemas['Success'];
  };
  getDirector: { path: { identifier: Schemas['Identifier'] }; answer: Schemas['Person'] | null };
  getAssistants: { path: { identifier: Schemas['Identifier'] }; answer: Schemas['Person'][] };
  getStaff: { path: { orgIdentifier: Schemas['Identifier'] }; answer: Schemas['Person'][] };
  deleteAssistant: { path: { organizationId: Schemas['Id']; PersonID: Schemas['Id'] }; answer: Schemas['Success'] };
  updateDirectorPerson: { path: { PersonID: Schemas['Id'] }; body: Schemas['StaffEdit']; answer: Schemas['Success'] };
  updateDirectorContact: { path: { ContactID: Schemas['Id'] }; body: Schemas['StaffEdit']; answer: Schemas['Success'] };
  updateAssistantPerson: { path: { PersonID: Schemas['Id'] }; body: Schemas['StaffEdit']; answer: Schemas['Success'] };
  updateAssistantContact: {
    path: { ContactID: Schemas['Id'] };
    body: Schemas['StaffEdit'];
    answer: Schemas['Success'];
  };
  createDirectorContact: { body: Schemas['StaffEdit']; answer: Schemas['IdAnswer'] };
  linkDirectorContact: { path: { RecordID: Schemas['Id']; newContactId: Schemas['Id'] }; answer: Schemas['Success'] };
  linkAssistantContact: { path: { RecordID: Schemas['Id']; newContactId: Schemas['Id'] }; answer: Schemas['Success'] };
  createAssistantRecord: { path: { orgId: Schemas['Id'] }; body: Schemas['StaffEdit']; answer: Schemas['IdAnswer'] };
  createAssistantPerson: { body: Schemas['StaffEdit']; answer: Schemas['IdAnswer'] };
  createAssistantContact: { body: Schemas['StaffEdit']; answer: Schemas['IdAnswer'] };
  linkAssistant: {
    path: { orgRecordId: Schemas['Id']; personId: Schemas['Id']; contactId: Schemas['Id'] };
    answer: Schemas['Success'];
  };
  searchSchoolsByName: { path: { name: string }; answer: Schemas['School'][] };
  searchSchoolsByCity: { path: { city: string }; answer: Schemas['School'][] };
  searchSchools: { path: { name: string; city: string }; answer: Schemas['School'][] };
  getLeagues: { path: { level: Schemas['LeagueLevel'] }; answer: Schemas['League'][] };
  getSchool: { path: { id: Schemas['Id'] }; answer: Schemas['School'] };
  getMascot: { path: { id: Schemas['Id'] }; answer: Schemas['Mascot'] | null };
  getSchoolAdmins: { path: { Identifier: Schemas['Identifier'] }; answer: Schemas['SchoolAdmin'][] };
  getCoaches: { path: { Identifier: Schemas['Identifier'] }; answer: Schemas['Coach'][] };
  getSuperintendent: { path: { USD: string }; answer: Schemas['Superintendent'] };
  getLeague: { path: { id: Schemas['Identifier'] }; answer: Schemas['League'] };
  getLeagueSchools: { path: { Identifier: Schemas['Identifier'] }; answer: Schemas['School'][] };
  getActivities: { answer: Schemas['Activity'][] };
  getYear: { path: { activityId: Schemas['Id'] }; answer: Schemas['Year'] };
  getStateTournamentSites: {
    path: { ActivityID: Schemas['Id']; Type: string; Gender: Schemas['Gender']; Name: string; Year: number };
    answer: Schemas['StateTournamentSite'][];
  };
  getSiteNotifications: { path: { orgIdentifier: Schemas['Identifier'] }; answer: Schemas['SiteNotification'][] };
  saveSiteNotifications: { body: Schemas['SiteAttendanceChoice'][]; answer: Schemas['Success'] };
  saveCredentials: { body: Schemas['CredentialChoice'][]; answer: Schemas['Success'] };
  getAgreementActivities: { answer: Schemas['AgreementActivity'][] };
  getPlayoffLevels: { path: { activityId: Schemas['Id'] }; answer: Schemas['PlayoffLevel'][] };
  getClassifications: {
    path: { activityId: Schemas['Id'] };
    answer: (Schemas['Classification'] | Schemas['FootballClassification'])[];
  };
  getAgreementSites: {
    path: { classId: Schemas['Id']; activityId: Schemas['Id']; levelId: Schemas['Id'] };
    answer: Schemas['AgreementSite'][];
  };
  getAssignmentSchools: { path: { tournamentId: Schemas['Id'] }; answer: Schemas['AssignmentSchool'][] };
  getFootballSchools: { path: { year: number; id: Schemas['Id'] }; answer: Schemas['AssignmentSchool'][] };
  getFootballDate: { path: { levelId: Schemas['Id'] }; answer: Schemas['FootballDate'] };
  submitAgreement: { body: Schemas['AgreementSubmission']; answer: Schemas['SubmissionAnswer'] };
  decideAudioRequest: { path: { status: string; globalId: string }; answer: Schemas['ApprovalAnswer'] };
}
