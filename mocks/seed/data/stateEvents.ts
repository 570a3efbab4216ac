/**
 * School year 2026-27, one event a line: activity ids|class|site|first day|last day. The last day is empty for a one-day event or an
 * open end; both days are empty if no date is announced.
 */
const LINES = `
1|6A|Welch Stadium, Emporia|2026-11-28|
1|5A|Carnie Smith Stadium, Pittsburg|2026-11-28|
1|4A|Gowans Stadium, Hutchinson|2026-11-28|2026-11-28
1|3A|Salina Stadium, Salina|2026-11-28|2026-11-28
1|2A|Bill Snyder Family Field, Manhattan|2026-11-28|
1|1A|Lewis Field, Hays|2026-11-28|
1|8-Player Division I|Fischer Field, Newton|2026-11-21|
1|8-Player Division II|Fischer Field, Newton|2026-11-21|2026-11-21
2|6A-5A|Hartman Arena, Park City|2026-10-30|2026-10-31
2|4A|Tony’s Pizza Events Center, Salina|2026-10-30|2026-10-31
2|3A|Sports Arena, Hutchinson|2026-10-30|2026-10-31
2|2A|United Wireless Arena, Dodge City|2026-10-30|2026-10-31
2|1A|Gross Memorial Coliseum, Hays|2026-10-30|2026-10-31
3,4|6A-5A-4A|Rim Rock Farm, Lawrence|2026-10-31|
3,4|3A-2A-1A|4 Mile Creek, Augusta|2026-10-31|
5|6A|Stryker Sports Complex, Wichita|2026-11-06|2026-11-07
5|5A|Hummer Sports Park, Topeka|2026-11-06|2026-11-07
5|4A-1A|Spring Hill District Stadium, Spring Hill|2026-11-06|2026-11-07
6|6A-5A|Harmon Park, Prairie Village|2026-10-16|2026-10-17
6|4A|Logan County Courts, Oakley|2026-10-16|2026-10-17
6|3A-2A-1A|Kossover Courts, Topeka|2026-10-16|2026-10-17
7|6A-5A|Sand Creek Station, Newton|2026-10-19|2026-10-20
7|4A|Salina Municipal Golf Course, Salina|2026-10-19|2026-10-20
7|3A-2A-1A|Emporia Municipal Golf Course, Emporia|2026-10-19|
8|All Classes|Olathe Northwest Gymnasium, Olathe|2026-10-24|
9|All Classes|Northrock Lanes, Wichita|2026-11-23|
10|6A-5A|Stormont Vail Events Center, Topeka|2026-11-20|2026-11-21
10|4A-1A|Stormont Vail Events Center, Topeka|2026-11-21|2026-11-22
11,12|6A|Charles Koch Arena, Wichita|2027-03-10|2027-03-13
11,12|5A|White Auditorium, Emporia|2027-03-10|2027-03-13
11,12|4A|Tony’s Pizza Events Center, Salina|2027-03-10|2027-03-13
11,12|3A|Sports Arena, Hutchinson|2027-03-10|2027-03-13
11,12|2A|Bramlage Coliseum, Manhattan|2027-03-10|2027-03-13
11,12|1A Division I|United Wireless Arena, Dodge City|2027-03-10|2027-03-13
11,12|1A Division II|Barton Community College, Great Bend|2027-03-10|2027-03-13
13|6A|Hartman Arena, Park City|2027-02-26|2027-02-27
13|5A|Hartman Arena, Park City|2027-02-26|2027-02-27
13|4A|Tony’s Pizza Events Center, Salina|2027-02-26|2027-02-27
13|3A-2A-1A|Gross Memorial Coliseum, Hays|2027-02-26|2027-02-27
14|6A-5A|Hartman Arena, Park City|2027-02-24|2027-02-25
14|4A-1A|Tony’s Pizza Events Center, Salina|2027-02-24|2027-02-25
15|6A|Capitol Federal Natatorium, Topeka|2027-02-18|2027-02-20
15|5A-1A|Capitol Federal Natatorium, Topeka|2027-02-18|2027-02-20
16,17|6A|Northrock Lanes, Wichita|2027-03-04|
16,17|5A-1A|Northrock Lanes, Wichita|2027-03-05|
18|6A-5A|Fort Scott High School, Fort Scott|2027-01-15|2027-01-16
18|4A|Seaman High School, Topeka|2027-01-15|2027-01-16
18|3A-2A-1A|Ell-Saline & St. John’s Campus, Brookville|2027-01-15|
19|6A|Washburn University, Topeka|2027-02-13|
19|5A|Washburn University, Topeka|2027-02-13|
19|4A|Lyon County Campus, Emporia|2027-02-13|
19|3A|Colby Community College, Colby|2027-02-13|
19|2A|Site to be announced||
19|1A|Pratt Community College, Pratt|2027-02-13|
20|6A|Hoglund Ballpark, Lawrence|2027-05-27|2027-05-28
20|5A|Eck Stadium, Wichita|2027-05-27|2027-05-28
20|4A|Dean Evans Stadium, Salina|2027-05-27|2027-05-28
20|3A|Soden’s Grove, Emporia|2027-05-27|2027-05-28
20|2A-1A|Great Bend Sports Complex, Great Bend|2027-05-27|2027-05-28
21|6A|Arrocha Ballpark, Lawrence|2027-05-27|2027-05-28
21|5A|Wilkins Stadium, Wichita|2027-05-27|2027-05-28
21|4A|Bill Burke Park, Salina|2027-05-27|2027-05-28
21|3A|Twin Oaks Complex, Manhattan|2027-05-27|2027-05-28
21|2A-1A|Green Sports Complex, Pratt|2027-05-27|2027-05-28
22,23|All Classes|Cessna Stadium, Wichita|2027-05-28|2027-05-29
24|6A-5A|Dub’s Dread Golf Club, Kansas City|2027-05-24|2027-05-25
24|4A|Buffalo Dunes, Garden City|2027-05-24|2027-05-25
24|3A-2A-1A|Mariah Hills, Dodge City|2027-05-24|
25|6A-5A|Plaza Tennis Center, Topeka|2027-05-14|2027-05-15
25|4A|Prairie Band Courts, Winfield|2027-05-14|2027-05-15
25|3A-2A-1A|Maize South Courts, Maize|2027-05-14|2027-05-15
26|6A|Stryker Sports Complex, Wichita|2027-05-28|2027-05-29
26|5A|Hummer Sports Park, Topeka|2027-05-28|2027-05-29
26|4A-1A|Spring Hill District Stadium, Spring Hill|2027-05-28|2027-05-29
27|6A|Capitol Federal Natatorium, Topeka|2027-05-20|2027-05-22
27|5A-1A|Capitol Federal Natatorium, Topeka|2027-05-20|2027-05-22
28|6A-5A|Washburn Rural High School, Topeka|2027-05-01|
28|4A-1A|Salina South High School, Salina|2027-05-01|
29|Large Groups, East|Emporia State University, Emporia|2027-04-21|
29|Large Groups, West|Fort Hays State University, Hays|2027-04-22|
30|All Classes|Site to be announced||
`;

export interface StateEvent {
  activityId: number;
  className: string;
  site: string;
  gameDate: string | null;
  endDate: string | null;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

export const stateEvents: readonly StateEvent[] = LINES.trim()
  .split('\n')
  .flatMap((line) => {
    const [ids = '', className = '', site = '', gameDate = '', endDate = ''] = line.split('|');
    return ids.split(',').map((id) => ({
      activityId: Number(id),
      className,
      site,
      gameDate: orNull(gameDate),
      endDate: orNull(endDate),
    }));
  })
  .sort((one, other) => one.activityId - other.activityId);
