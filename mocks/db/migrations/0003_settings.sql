CREATE TABLE "settings" ("name" text PRIMARY KEY, "value" text NOT NULL);
