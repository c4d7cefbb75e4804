CREATE TABLE "active_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "active_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "custom_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"definition" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_days_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_days_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "explorer_results" ADD COLUMN "quality" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "explorer_results" ADD COLUMN "industry" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "explorer_results" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "active_days_day" ON "active_days" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "custom_reports_user" ON "custom_reports" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at","name","user_id");--> statement-breakpoint
CREATE INDEX "events_name_user" ON "events" USING btree ("name","user_id","at");--> statement-breakpoint
CREATE INDEX "refiner_results_user" ON "refiner_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refiner_sessions_created" ON "refiner_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_requests_created" ON "credit_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_weeks_start" ON "credit_weeks" USING btree ("week_start");--> statement-breakpoint
CREATE INDEX "inbox_messages_created" ON "inbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_counted" ON "reports" USING btree ("created_at","user_id","industry","countries");--> statement-breakpoint
CREATE INDEX "research_jobs_created" ON "research_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "explorer_results_user" ON "explorer_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "explorer_results_counted" ON "explorer_results" USING btree ("created_at","user_id","country","industry","quality","viewed","selected","bookmarked","liked");--> statement-breakpoint
CREATE INDEX "tasks_created" ON "tasks" USING btree ("kind","created_at");--> statement-breakpoint
UPDATE "reports" SET "countries" = ARRAY(SELECT json_array_elements_text("content" #> '{metadata,country_names}'))
	FROM "report_bodies" WHERE "report_id" = "reports"."id";--> statement-breakpoint
UPDATE "explorer_results" SET
	"quality" = round(("statement" ->> 'quality_score')::numeric),
	"industry" = coalesce("statement" ->> 'category', ''),
	"country" = coalesce("statement" #>> '{target_geography,0}', '');--> statement-breakpoint
INSERT INTO "events" ("at", "name", "user_id")
	SELECT * FROM (
		SELECT "created_at" AS "at", 'signed_up', "id" FROM "users" WHERE "deleted_at" IS NULL
		UNION ALL SELECT "created_at", 'signed_in', "user_id" FROM "sessions"
		UNION ALL SELECT "created_at", 'research_started', "user_id" FROM "research_jobs"
		UNION ALL SELECT "created_at", 'research_finished', "user_id" FROM "reports"
		UNION ALL SELECT "updated_at", 'research_failed', "user_id" FROM "research_jobs" WHERE "status" = 'failed'
		UNION ALL SELECT "created_at", 'question_asked', "user_id" FROM "chat_messages" WHERE "role" = 'user'
		UNION ALL SELECT "updated_at", 'insights_made', "user_id" FROM "tasks" WHERE "kind" = 'insights' AND "status" = 'completed'
		UNION ALL SELECT "updated_at", 'insights_failed', "user_id" FROM "tasks" WHERE "kind" = 'insights' AND "status" = 'failed'
		UNION ALL SELECT "created_at", 'exploration_started', "user_id" FROM "tasks" WHERE "kind" = 'explorer' AND "deleted_at" IS DISTINCT FROM "created_at"
		UNION ALL SELECT "updated_at", 'exploration_finished', "user_id" FROM "tasks" WHERE "kind" = 'explorer' AND "status" = 'completed'
		UNION ALL SELECT "updated_at", 'exploration_failed', "user_id" FROM "tasks" WHERE "kind" = 'explorer' AND "status" = 'failed'
		UNION ALL SELECT "updated_at", 'exploration_cancelled', "user_id" FROM "tasks" WHERE "kind" = 'explorer' AND "status" = 'cancelled' AND "deleted_at" IS DISTINCT FROM "created_at"
		UNION ALL SELECT "created_at", 'idea_refined', "user_id" FROM "refiner_sessions"
		UNION ALL SELECT "created_at", 'credits_requested', "user_id" FROM "credit_requests"
	) AS "known"
	ORDER BY 1;--> statement-breakpoint
INSERT INTO "active_days" ("user_id", "day")
	SELECT DISTINCT "user_id", ("at" AT TIME ZONE 'UTC')::date FROM "events"
	WHERE "name" NOT IN ('research_finished', 'research_failed', 'insights_made', 'insights_failed', 'exploration_finished', 'exploration_failed');
