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
