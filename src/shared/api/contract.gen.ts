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
  responses: {};
}
export interface operations {
  login: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description The session token. */
      200: {
        content: {
          'application/json': components['schemas']['LoginAnswer'];
        };
      };
    };
  };
  recoverPassword: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['RecoverRequest'];
      };
    };
    responses: {
      /** @description Returned whether or not the organization and the e-mail match an account. */
      200: {
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
    };
  };
  verifyCaptcha: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['CaptchaRequest'];
      };
    };
    responses: {
      /** @description `Human` allows the caller to send one listing request within an hour. Any other value means that the check failed. */
      200: {
        content: {
          'application/json': components['schemas']['CaptchaAnswer'];
          'text/plain': components['schemas']['CaptchaAnswer'];
        };
      };
    };
  };
  getListing: {
    parameters: {};
    responses: {
      /** @description The organizations, sorted by name. */
      200: {
        content: {
          'application/json': components['schemas']['MediaOrganization'][];
        };
      };
    };
  };
  findByName: {
    parameters: {
      path: {
        /** @description Part of a name, case-insensitive. */
        name: string;
      };
    };
    responses: {
      /** @description The matches; an empty list if there are none. */
      200: {
        content: {
          'application/json': components['schemas']['MediaOrganization'][];
        };
      };
    };
  };
  requestListing: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['ListingRequest'];
      };
    };
    responses: {
      /** @description The request is stored for the association's staff to decide. */
      200: {
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
    };
  };
  getOrganization: {
    parameters: {
      path: {
        /** @description The organization's Identifier. */
        identifier: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description The organization. */
      200: {
        content: {
          'application/json': components['schemas']['Organization'];
        };
      };
    };
  };
  getOrganizationById: {
    parameters: {
      path: {
        /** @description The signed-in organization's id. */
        organizationId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The organization. */
      200: {
        content: {
          'application/json': components['schemas']['OrganizationSummary'];
        };
      };
    };
  };
  getOrganizationTypes: {
    parameters: {};
    responses: {
      /** @description The types. */
      200: {
        content: {
          'application/json': components['schemas']['OrganizationType'][];
        };
      };
    };
  };
  getCounties: {
    parameters: {};
    responses: {
      /** @description The counties, sorted by name. */
      200: {
        content: {
          'application/json': components['schemas']['LookupItem'][];
        };
      };
    };
  };
  getStates: {
    parameters: {};
    responses: {
      /** @description The states, sorted by name. */
      200: {
        content: {
          'application/json': components['schemas']['LookupItem'][];
        };
      };
    };
  };
  updateOrganizationName: {
    parameters: {
      path: {
        /** @description The signed-in organization's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  updateOrganizationAddress: {
    parameters: {
      path: {
        /** @description The organization's AddressID. */
        AddressID: components['schemas']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  updateOrganizationContact: {
    parameters: {
      path: {
        /** @description The organization's ContactID. */
        ContactID: components['schemas']['Id'];
      };
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
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  updateOrganizationType: {
    parameters: {
      path: {
        /** @description The signed-in organization's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganizationEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  getDirector: {
    parameters: {
      path: {
        /** @description The organization's Identifier. */
        identifier: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description The director, or null if the organization has none. */
      200: {
        content: {
          'application/json': components['schemas']['Person'] | null;
        };
      };
    };
  };
  getAssistants: {
    parameters: {
      path: {
        /** @description The organization's Identifier. */
        identifier: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description The assistants, sorted by last name. */
      200: {
        content: {
          'application/json': components['schemas']['Person'][];
        };
      };
    };
  };
  getStaff: {
    parameters: {
      path: {
        /** @description The signed-in organization's Identifier. */
        orgIdentifier: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description The director, then the assistants sorted by last name. */
      200: {
        content: {
          'application/json': components['schemas']['Person'][];
        };
      };
    };
  };
  deleteAssistant: {
    parameters: {
      path: {
        /** @description The signed-in organization's id. */
        organizationId: components['schemas']['Id'];
        /** @description The assistant's PersonID. */
        PersonID: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  updateDirectorPerson: {
    parameters: {
      path: {
        /** @description The director's PersonID. */
        PersonID: components['schemas']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  updateDirectorContact: {
    parameters: {
      path: {
        /** @description The director's ContactID. */
        ContactID: components['schemas']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  updateAssistantPerson: {
    parameters: {
      path: {
        /** @description The assistant's PersonID. */
        PersonID: components['schemas']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  updateAssistantContact: {
    parameters: {
      path: {
        /** @description The assistant's ContactID. */
        ContactID: components['schemas']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  createDirectorContact: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description The ContactID of the new contact, which is not linked yet. */
      200: {
        content: {
          'application/json': components['schemas']['IdAnswer'];
        };
      };
    };
  };
  linkDirectorContact: {
    parameters: {
      path: {
        /** @description The director's RecordID. */
        RecordID: components['schemas']['Id'];
        /** @description The Id returned when the contact was created. */
        newContactId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  linkAssistantContact: {
    parameters: {
      path: {
        /** @description The assistant's RecordID. */
        RecordID: components['schemas']['Id'];
        /** @description The Id returned when the contact was created. */
        newContactId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  createAssistantRecord: {
    parameters: {
      path: {
        /** @description The signed-in organization's id. */
        orgId: components['schemas']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description The new RecordID. */
      200: {
        content: {
          'application/json': components['schemas']['IdAnswer'];
        };
      };
    };
  };
  createAssistantPerson: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description The new PersonID. */
      200: {
        content: {
          'application/json': components['schemas']['IdAnswer'];
        };
      };
    };
  };
  createAssistantContact: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffEdit'];
      };
    };
    responses: {
      /** @description The new ContactID. */
      200: {
        content: {
          'application/json': components['schemas']['IdAnswer'];
        };
      };
    };
  };
  linkAssistant: {
    parameters: {
      path: {
        /** @description The Id returned when the record was created. */
        orgRecordId: components['schemas']['Id'];
        /** @description The Id returned when the person was created. */
        personId: components['schemas']['Id'];
        /** @description The Id returned when the contact was created. */
        contactId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  searchSchoolsByName: {
    parameters: {
      path: {
        /** @description Part of a name, case-insensitive. */
        name: string;
      };
    };
    responses: {
      /** @description The matches, sorted by name; an empty list if there are none. */
      200: {
        content: {
          'application/json': components['schemas']['School'][];
        };
      };
    };
  };
  searchSchoolsByCity: {
    parameters: {
      path: {
        /** @description Part of a city's name, case-insensitive. */
        city: string;
      };
    };
    responses: {
      /** @description The matches, sorted by name; an empty list if there are none. */
      200: {
        content: {
          'application/json': components['schemas']['School'][];
        };
      };
    };
  };
  searchSchools: {
    parameters: {
      path: {
        /** @description Part of a name, case-insensitive. */
        name: string;
        /** @description Part of a city's name, case-insensitive. */
        city: string;
      };
    };
    responses: {
      /** @description The matches, sorted by name; an empty list if there are none. */
      200: {
        content: {
          'application/json': components['schemas']['School'][];
        };
      };
    };
  };
  getLeagues: {
    parameters: {
      path: {
        /** @description The school level. */
        level: components['schemas']['LeagueLevel'];
      };
    };
    responses: {
      /** @description The leagues, sorted by name. */
      200: {
        content: {
          'application/json': components['schemas']['League'][];
        };
      };
    };
  };
  getSchool: {
    parameters: {
      path: {
        /** @description The school's Id. */
        id: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The school. */
      200: {
        content: {
          'application/json': components['schemas']['School'];
        };
      };
    };
  };
  getMascot: {
    parameters: {
      path: {
        /** @description The school's Id. */
        id: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The mascot, or null if the school has none. */
      200: {
        content: {
          'application/json': components['schemas']['Mascot'] | null;
        };
      };
    };
  };
  getSchoolAdmins: {
    parameters: {
      path: {
        /** @description The school's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description The administrators. */
      200: {
        content: {
          'application/json': components['schemas']['SchoolAdmin'][];
        };
      };
    };
  };
  getCoaches: {
    parameters: {
      path: {
        /** @description The school's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description The coaches and sponsors, sorted by activity. */
      200: {
        content: {
          'application/json': components['schemas']['Coach'][];
        };
      };
    };
  };
  getSuperintendent: {
    parameters: {
      path: {
        /** @description The district number. */
        USD: string;
      };
    };
    responses: {
      /** @description The superintendent. */
      200: {
        content: {
          'application/json': components['schemas']['Superintendent'];
        };
      };
    };
  };
  getLeague: {
    parameters: {
      path: {
        /** @description The league's Identifier. */
        id: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description The league. */
      200: {
        content: {
          'application/json': components['schemas']['League'];
        };
      };
    };
  };
  getLeagueSchools: {
    parameters: {
      path: {
        /** @description The league's Identifier. */
        Identifier: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description The schools, sorted by name. */
      200: {
        content: {
          'application/json': components['schemas']['School'][];
        };
      };
    };
  };
  getActivities: {
    parameters: {};
    responses: {
      /** @description The activities. */
      200: {
        content: {
          'application/json': components['schemas']['Activity'][];
        };
      };
    };
  };
  getYear: {
    parameters: {
      path: {
        /** @description An ActivityID. */
        activityId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The year. */
      200: {
        content: {
          'application/json': components['schemas']['Year'];
        };
      };
    };
  };
  getStateTournamentSites: {
    parameters: {
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
    };
    responses: {
      /** @description The sites, sorted by date; an empty list if nothing matches. */
      200: {
        content: {
          'application/json': components['schemas']['StateTournamentSite'][];
        };
      };
    };
  };
  getSiteNotifications: {
    parameters: {
      path: {
        /** @description The signed-in organization's Identifier. */
        orgIdentifier: components['schemas']['Identifier'];
      };
    };
    responses: {
      /** @description One entry for each person and site that was ever submitted. */
      200: {
        content: {
          'application/json': components['schemas']['SiteNotification'][];
        };
      };
    };
  };
  saveSiteNotifications: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['SiteAttendanceChoice'][];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  saveCredentials: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['CredentialChoice'][];
      };
    };
    responses: {
      /** @description Saved. */
      200: {
        content: {
          'application/json': components['schemas']['Success'];
          'text/plain': components['schemas']['Success'];
        };
      };
    };
  };
  getAgreementActivities: {
    parameters: {};
    responses: {
      /** @description The activities, sorted by description. */
      200: {
        content: {
          'application/json': components['schemas']['AgreementActivity'][];
        };
      };
    };
  };
  getPlayoffLevels: {
    parameters: {
      path: {
        /** @description An ActivityID. */
        activityId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The levels. */
      200: {
        content: {
          'application/json': components['schemas']['PlayoffLevel'][];
        };
      };
    };
  };
  getClassifications: {
    parameters: {
      path: {
        /** @description An ActivityID. */
        activityId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The classes; football (activity 1) uses different field names. */
      200: {
        content: {
          'application/json': (
            components['schemas']['Classification'] | components['schemas']['FootballClassification']
          )[];
        };
      };
    };
  };
  getAgreementSites: {
    parameters: {
      path: {
        /** @description A ClassID (for football an FBID). */
        classId: components['schemas']['Id'];
        /** @description An ActivityID. */
        activityId: components['schemas']['Id'];
        /** @description A playoff level's id. */
        levelId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The sites; an empty list if none are known. */
      200: {
        content: {
          'application/json': components['schemas']['AgreementSite'][];
        };
      };
    };
  };
  getAssignmentSchools: {
    parameters: {
      path: {
        /** @description A TournamentID. */
        tournamentId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The schools; an empty list if none are assigned yet. */
      200: {
        content: {
          'application/json': components['schemas']['AssignmentSchool'][];
        };
      };
    };
  };
  getFootballSchools: {
    parameters: {
      path: {
        /** @description Football's year from `getYear`. */
        year: number;
        /** @description An FBID. */
        id: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The schools. */
      200: {
        content: {
          'application/json': components['schemas']['AssignmentSchool'][];
        };
      };
    };
  };
  getFootballDate: {
    parameters: {
      path: {
        /** @description A playoff level's id. */
        levelId: components['schemas']['Id'];
      };
    };
    responses: {
      /** @description The date, or null if it is not set. */
      200: {
        content: {
          'application/json': components['schemas']['FootballDate'];
        };
      };
    };
  };
  submitAgreement: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['AgreementSubmission'];
      };
    };
    responses: {
      /** @description The agreement is stored, and the e-mails are queued. */
      200: {
        content: {
          'application/json': components['schemas']['SubmissionAnswer'];
        };
      };
    };
  };
  decideAudioRequest: {
    parameters: {
      path: {
        /** @description 1 approves; any other value denies. */
        status: string;
        /** @description The request's global id from the e-mailed link. */
        globalId: string;
      };
    };
    responses: {
      /** @description The decision is stored, and both parties receive an e-mail. */
      200: {
        content: {
          'application/json': components['schemas']['ApprovalAnswer'];
        };
      };
    };
  };
}
