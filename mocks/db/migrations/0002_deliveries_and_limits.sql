ALTER TABLE "logins" ADD COLUMN "recovery_expires_at" text;
--> statement-breakpoint
-- A recovery password used to last until it was used; now it lasts an hour, and older ones are over.
UPDATE "logins" SET "recovery_hash" = NULL;
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "session_generation" integer NOT NULL DEFAULT 0;
--> statement-breakpoint
-- An attempt counted for a quarter of an hour; they are counted in memory now.
DROP TABLE "login_attempts";
--> statement-breakpoint
CREATE TABLE "captcha_passes" ("id" integer PRIMARY KEY AUTOINCREMENT, "caller" text NOT NULL, "passed_at" integer NOT NULL);
--> statement-breakpoint
CREATE INDEX "captcha_passes_caller" ON "captcha_passes" ("caller", "passed_at");
--> statement-breakpoint
CREATE TABLE "known_callers" ("login_id" integer NOT NULL, "caller" text NOT NULL, "last_login_at" text NOT NULL, PRIMARY KEY ("login_id", "caller"), FOREIGN KEY ("login_id") REFERENCES "logins" ("id"));
--> statement-breakpoint
ALTER TABLE "mails" RENAME TO "older_mails";
--> statement-breakpoint
CREATE TABLE "mails" ("id" integer PRIMARY KEY AUTOINCREMENT, "mail" text, "kind" text NOT NULL, "recipient" text NOT NULL, "queued_at" text NOT NULL, "good_until" text, "attempts" integer NOT NULL DEFAULT 0, "next_attempt_at" text NOT NULL, "claimed_until" text, "delivered_at" text, "failed_at" text, "last_error" text);
--> statement-breakpoint
-- The text of a delivered mail is of no more use, and may hold a password.
INSERT INTO "mails" ("id", "mail", "kind", "recipient", "queued_at", "next_attempt_at", "delivered_at")
  SELECT "id", CASE WHEN "delivered_at" IS NULL THEN "mail" END, coalesce(json_extract("mail", '$.kind'), 'request-received'),
    lower(coalesce(json_extract("mail", '$.to'), '')), "queued_at", "queued_at", "delivered_at" FROM "older_mails";
--> statement-breakpoint
DROP TABLE "older_mails";
--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" ("recipient", "kind", "queued_at");
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" ("delivered_at", "failed_at", "next_attempt_at");
