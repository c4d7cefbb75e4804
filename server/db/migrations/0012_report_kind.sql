DROP INDEX "reports_counted";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "kind" text DEFAULT 'report' NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_counted" ON "reports" USING btree ("created_at","user_id","industry","countries","kind");