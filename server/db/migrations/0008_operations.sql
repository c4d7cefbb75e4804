CREATE TABLE "credit_reset_days" (
	"from_day" date PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_rules" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"plan" text,
	"user_id" uuid,
	"credit_type" text NOT NULL,
	"weekly" integer,
	"from_day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_rules_whose" CHECK (("credit_rules"."plan" is null) <> ("credit_rules"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"name" text PRIMARY KEY NOT NULL,
	"threshold" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"occurrence" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"details" json NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"note" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" json,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "research_jobs_status";--> statement-breakpoint
DROP INDEX "tasks_status";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "exempt_until" date;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "plan" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "plan_from" date;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "plan_before" text;--> statement-breakpoint
ALTER TABLE "research_jobs" ADD COLUMN "attempt_base" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "attempt_base" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_rules_user" ON "credit_rules" USING btree ("user_id","credit_type","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_occurrence" ON "alerts" USING btree ("rule","user_id","subject","occurrence");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open" ON "alerts" USING btree ("rule","user_id","subject") WHERE "alerts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_list" ON "alerts" USING btree ("closed_at","acknowledged_at","since");--> statement-breakpoint
CREATE INDEX "alerts_user" ON "alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_grants_when" ON "credit_grants" USING btree ("week_start");--> statement-breakpoint
CREATE INDEX "reports_trash" ON "reports" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "research_jobs_week" ON "research_jobs" USING btree ("credit_week","user_id");--> statement-breakpoint
CREATE INDEX "tasks_week" ON "tasks" USING btree ("credit_week","user_id");--> statement-breakpoint
CREATE INDEX "research_jobs_status" ON "research_jobs" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "tasks_status" ON "tasks" USING btree ("status","updated_at");