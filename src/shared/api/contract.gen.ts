// Generated from docs/media-api.yaml by "tsx scripts/contract.mts generate". Do not edit.

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
