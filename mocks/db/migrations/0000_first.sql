CREATE TABLE "activities" ("activity_id" integer PRIMARY KEY, "name" text NOT NULL, "season" text NOT NULL, "active" integer NOT NULL, "show_icon" integer NOT NULL, "type" text NOT NULL, "gender" integer NOT NULL, "description" text);
--> statement-breakpoint
CREATE TABLE "activity_levels" ("activity_id" integer NOT NULL, "level_id" integer NOT NULL, PRIMARY KEY ("activity_id", "level_id"), FOREIGN KEY ("activity_id") REFERENCES "activities" ("activity_id"), FOREIGN KEY ("level_id") REFERENCES "playoff_levels" ("id"));
--> statement-breakpoint
CREATE TABLE "activity_years" ("activity_id" integer PRIMARY KEY, "year" integer NOT NULL, FOREIGN KEY ("activity_id") REFERENCES "activities" ("activity_id"));
--> statement-breakpoint
CREATE TABLE "agreements" ("id" integer PRIMARY KEY AUTOINCREMENT, "global_id" text NOT NULL UNIQUE, "organization_id" integer NOT NULL, "type" text NOT NULL, "status" text NOT NULL, "email" text NOT NULL, "host_email" text, "submission" text NOT NULL, "submitted_at" text NOT NULL, "decided_at" text, FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"));
--> statement-breakpoint
CREATE INDEX "agreements_organization" ON "agreements" ("organization_id");
--> statement-breakpoint
CREATE TABLE "assignment_schools" ("tournament_id" integer NOT NULL, "school_id" integer NOT NULL, PRIMARY KEY ("tournament_id", "school_id"), FOREIGN KEY ("tournament_id") REFERENCES "tournaments" ("id"), FOREIGN KEY ("school_id") REFERENCES "schools" ("id"));
--> statement-breakpoint
CREATE TABLE "classifications" ("activity_id" integer NOT NULL, "class_id" integer NOT NULL, "class_description" text NOT NULL, PRIMARY KEY ("activity_id", "class_id"), FOREIGN KEY ("activity_id") REFERENCES "activities" ("activity_id"));
--> statement-breakpoint
CREATE TABLE "coaches" ("record" integer PRIMARY KEY AUTOINCREMENT, "school_id" integer NOT NULL, "act_description" text NOT NULL, "first_name" text, "last_name" text, "email" text, FOREIGN KEY ("school_id") REFERENCES "schools" ("id"));
--> statement-breakpoint
CREATE INDEX "coaches_school" ON "coaches" ("school_id");
--> statement-breakpoint
CREATE TABLE "counties" ("id" integer PRIMARY KEY, "name" text NOT NULL);
--> statement-breakpoint
CREATE TABLE "districts" ("usd" text PRIMARY KEY, "superintendent" text, "mailing_primary_address" text, "mailing_city" text, "mailing_zip" text, "district_phone" text, "email" text);
--> statement-breakpoint
CREATE TABLE "football_dates" ("level_id" integer PRIMARY KEY, "game_date" text, FOREIGN KEY ("level_id") REFERENCES "playoff_levels" ("id"));
--> statement-breakpoint
CREATE TABLE "football_schools" ("year" integer NOT NULL, "class_id" integer NOT NULL, "school_id" integer NOT NULL, PRIMARY KEY ("year", "class_id", "school_id"), FOREIGN KEY ("school_id") REFERENCES "schools" ("id"));
--> statement-breakpoint
CREATE TABLE "leagues" ("identifier" text PRIMARY KEY, "level" text NOT NULL, "name" text NOT NULL, "league_name" text NOT NULL, "president_name" text, "commish_name" text, "primary_address" text, "city" text, "code" text, "zip_code" text, "business_phone" text, "email" text);
--> statement-breakpoint
CREATE TABLE "listing_requests" ("id" integer PRIMARY KEY AUTOINCREMENT, "organization" text NOT NULL, "type_id" integer NOT NULL, "address" text NOT NULL, "city" text NOT NULL, "state_id" integer NOT NULL, "county_id" integer NOT NULL, "zip" text NOT NULL, "phone" text NOT NULL, "fax" text, "email" text NOT NULL, "website" text, "first_name" text NOT NULL, "last_name" text NOT NULL, "status" text NOT NULL DEFAULT 'pending', "requested_at" text NOT NULL, "decided_at" text, "organization_id" integer, FOREIGN KEY ("type_id") REFERENCES "organization_types" ("type_id"), FOREIGN KEY ("state_id") REFERENCES "states" ("id"), FOREIGN KEY ("county_id") REFERENCES "counties" ("id"), FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"));
--> statement-breakpoint
CREATE TABLE "login_attempts" ("id" integer PRIMARY KEY AUTOINCREMENT, "account" text NOT NULL, "at" integer NOT NULL);
--> statement-breakpoint
CREATE INDEX "login_attempts_account" ON "login_attempts" ("account", "at");
--> statement-breakpoint
CREATE TABLE "logins" ("id" integer PRIMARY KEY AUTOINCREMENT, "organization_id" integer NOT NULL, "email" text NOT NULL UNIQUE, "password_hash" text NOT NULL, "role" text NOT NULL DEFAULT 'media', "issued_at" text NOT NULL, FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"));
--> statement-breakpoint
CREATE TABLE "mails" ("id" integer PRIMARY KEY AUTOINCREMENT, "mail" text NOT NULL, "queued_at" text NOT NULL, "delivered_at" text);
--> statement-breakpoint
CREATE TABLE "mascots" ("school_id" integer PRIMARY KEY, "image_location" text, FOREIGN KEY ("school_id") REFERENCES "schools" ("id"));
--> statement-breakpoint
CREATE TABLE "organization_addresses" ("id" integer PRIMARY KEY AUTOINCREMENT, "organization_id" integer NOT NULL UNIQUE, "primary_address" text, "city" text, "state_id" integer, "county_id" integer, "zip_code" text, FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"), FOREIGN KEY ("state_id") REFERENCES "states" ("id"), FOREIGN KEY ("county_id") REFERENCES "counties" ("id"));
--> statement-breakpoint
CREATE TABLE "organization_contacts" ("id" integer PRIMARY KEY AUTOINCREMENT, "organization_id" integer NOT NULL UNIQUE, "business_phone" text, "fax" text, "email" text, "web_site" text, FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"));
--> statement-breakpoint
CREATE TABLE "organization_types" ("type_id" integer PRIMARY KEY, "type" text NOT NULL);
--> statement-breakpoint
CREATE TABLE "organizations" ("id" integer PRIMARY KEY AUTOINCREMENT, "identifier" text NOT NULL UNIQUE, "organization_name" text NOT NULL, "type_id" integer NOT NULL, "logo" text, "status" text NOT NULL DEFAULT 'approved', FOREIGN KEY ("type_id") REFERENCES "organization_types" ("type_id"));
--> statement-breakpoint
CREATE INDEX "organizations_name" ON "organizations" ("organization_name");
--> statement-breakpoint
CREATE TABLE "persons" ("id" integer PRIMARY KEY AUTOINCREMENT, "organization_id" integer NOT NULL, "first_name" text NOT NULL, "last_name" text NOT NULL, "email" text, "picture" text, "need_credential" integer NOT NULL DEFAULT 0, FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"));
--> statement-breakpoint
CREATE INDEX "persons_organization" ON "persons" ("organization_id");
--> statement-breakpoint
CREATE TABLE "playoff_levels" ("id" integer PRIMARY KEY, "playoff_level" text NOT NULL);
--> statement-breakpoint
CREATE TABLE "school_admins" ("id" integer PRIMARY KEY AUTOINCREMENT, "school_id" integer NOT NULL, "position" text, "first_name" text, "last_name" text, FOREIGN KEY ("school_id") REFERENCES "schools" ("id"));
--> statement-breakpoint
CREATE INDEX "school_admins_school" ON "school_admins" ("school_id");
--> statement-breakpoint
CREATE TABLE "schools" ("id" integer PRIMARY KEY, "identifier" text NOT NULL UNIQUE, "usd" text, "school_name" text NOT NULL, "class" text, "league" text, "physical_address" text, "physical_city" text, "physical_state" text, "physical_zip" text, "mailing_address" text, "mailing_city" text, "mailing_state" text, "mailing_zip" text, "school_phone" text, "school_fax" text, "web_site" text, "twitter_user_name" text, "ad_name" text, "ad_email" text, "ad_fax" text, "principal_name" text, "email" text, FOREIGN KEY ("usd") REFERENCES "districts" ("usd"), FOREIGN KEY ("league") REFERENCES "leagues" ("identifier"));
--> statement-breakpoint
CREATE INDEX "schools_league" ON "schools" ("league");
--> statement-breakpoint
CREATE TABLE "site_notifications" ("site_id" integer NOT NULL, "person_id" integer NOT NULL, "organization_id" integer NOT NULL, "attending" integer NOT NULL, PRIMARY KEY ("site_id", "person_id"), FOREIGN KEY ("site_id") REFERENCES "state_tournament_sites" ("id"), FOREIGN KEY ("person_id") REFERENCES "persons" ("id") ON DELETE cascade, FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"));
--> statement-breakpoint
CREATE INDEX "site_notifications_organization" ON "site_notifications" ("organization_id");
--> statement-breakpoint
CREATE TABLE "staff_contacts" ("id" integer PRIMARY KEY AUTOINCREMENT, "organization_id" integer NOT NULL, "email" text, FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"));
--> statement-breakpoint
CREATE INDEX "staff_contacts_organization" ON "staff_contacts" ("organization_id");
--> statement-breakpoint
CREATE TABLE "staff_records" ("id" integer PRIMARY KEY AUTOINCREMENT, "organization_id" integer NOT NULL, "role" text NOT NULL, "person_id" integer, "contact_id" integer, FOREIGN KEY ("organization_id") REFERENCES "organizations" ("id"), FOREIGN KEY ("person_id") REFERENCES "persons" ("id"), FOREIGN KEY ("contact_id") REFERENCES "staff_contacts" ("id"));
--> statement-breakpoint
CREATE INDEX "staff_records_organization" ON "staff_records" ("organization_id");
--> statement-breakpoint
CREATE TABLE "state_tournament_sites" ("id" integer PRIMARY KEY, "activity_id" integer NOT NULL, "year" integer NOT NULL, "site" text NOT NULL, "class" text, "game_date" text, "end_date" text, FOREIGN KEY ("activity_id") REFERENCES "activities" ("activity_id"));
--> statement-breakpoint
CREATE INDEX "state_tournament_sites_activity" ON "state_tournament_sites" ("activity_id", "year");
--> statement-breakpoint
CREATE TABLE "states" ("id" integer PRIMARY KEY, "code" text NOT NULL UNIQUE, "name" text NOT NULL);
--> statement-breakpoint
CREATE TABLE "tournaments" ("id" integer PRIMARY KEY, "activity_id" integer NOT NULL, "class_id" integer NOT NULL, "level_id" integer NOT NULL, "site_name" text NOT NULL, "gender" text, "class_description" text, "start_date" text, "end_date" text, "manager_email" text, "site_location_id" integer, "site_location_name" text, FOREIGN KEY ("activity_id") REFERENCES "activities" ("activity_id"), FOREIGN KEY ("level_id") REFERENCES "playoff_levels" ("id"));
--> statement-breakpoint
CREATE INDEX "tournaments_choice" ON "tournaments" ("activity_id", "class_id", "level_id");
