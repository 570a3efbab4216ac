ALTER TABLE "logins" ADD COLUMN "recovery_hash" text;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_at" text;
