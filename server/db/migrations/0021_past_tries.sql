ALTER TABLE "research_jobs" ADD COLUMN "past_tries" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "research_jobs" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "past_tries" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
-- Of work that was tried again before, only the last cause is known: it is the first try's, unless the second failed too.
UPDATE "research_jobs" SET "past_tries" = json_build_array(json_build_object('failedAt', null, 'finishedSteps', null,
    'cause', case when "status" = 'failed' then null else "cause" end, 'error', null)),
  "cause" = case when "status" = 'failed' then "cause" end
  WHERE "retried_at" IS NOT NULL;--> statement-breakpoint
-- Of work that was tried again before, only the last cause is known: it is the first try's, unless the second failed too.
UPDATE "tasks" SET "past_tries" = json_build_array(json_build_object('failedAt', null, 'finishedSteps', null,
    'cause', case when "status" = 'failed' then null else "cause" end, 'error', null)),
  "cause" = case when "status" = 'failed' then "cause" end
  WHERE "retried_at" IS NOT NULL;
