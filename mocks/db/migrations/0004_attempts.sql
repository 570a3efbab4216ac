CREATE TABLE "attempts" ("id" integer PRIMARY KEY AUTOINCREMENT, "subject" text NOT NULL, "at" integer NOT NULL);
--> statement-breakpoint
CREATE INDEX "attempts_subject" ON "attempts" ("subject", "at");
